import { m } from '../../paraglide/messages.js'
import { OfficeList } from '../../ui/offices/office-list.tsx'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'

export function Offices({ offices }: { offices: OfficeEntry[] }) {
  return (
    <section aria-labelledby="offices-title" className="wrap pb-band">
      <h2 id="offices-title" className="expanded text-heading">
        {m.contact_offices()}
      </h2>
      <div className="mt-8">
        <OfficeList offices={offices} />
      </div>
    </section>
  )
}
