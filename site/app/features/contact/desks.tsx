import { m } from '../../paraglide/messages.js'
import { Desk } from './desk.tsx'
import type { DeskEntry } from './offices-view.ts'

/** The departments and their contacts. */
export function Desks({ desks }: { desks: DeskEntry[] }) {
  return (
    <section aria-labelledby="desks-title" className="wrap pb-band">
      <h2 id="desks-title" className="expanded text-heading">
        {m.contact_people()}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {desks.map((desk) => (
          <li key={desk.id}>
            <Desk desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  )
}
