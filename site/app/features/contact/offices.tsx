import { m } from '../../paraglide/messages.js'
import { boundAddress } from '../../ui/bound-address.ts'
import { Hours, PhoneLink } from '../../ui/contact-details.tsx'
import { ArrowOutIcon } from '../../ui/icons.tsx'
import type { OfficeEntry } from './offices-view.ts'

const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4 hover:text-ore'

export function Offices({ offices }: { offices: OfficeEntry[] }) {
  return (
    <section aria-labelledby="offices-title" className="wrap pb-band">
      <h2 id="offices-title" className="expanded text-heading">
        {m.contact_offices()}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {offices.map((office, index) => (
          // Two offices may have one name.
          <li key={`${index} ${office.name}`} className="border-t-3 border-ore pt-5">
            <h3 className="font-semibold text-balance">{office.name}</h3>
            {office.address && (
              <address className="mt-2 whitespace-pre-line text-muted not-italic">
                {boundAddress(office.address)}
              </address>
            )}
            {office.phone && (
              <p className="mt-2">
                <PhoneLink phone={office.phone} className={link} />
              </p>
            )}
            <div className="text-muted">
              <Hours hours={office.hours} />
            </div>
            {office.map && (
              <a href={office.map} rel="noopener" className="onward mt-3 text-ore">
                {m.contact_office_map()}
                <span className="sr-only">: {office.name}</span>
                <ArrowOutIcon className="size-4" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
