import { m } from '../../paraglide/messages.js'
import { boundAddress } from '../bound-address.ts'
import { Hours, PhoneLink } from '../contact-details.tsx'
import { ArrowOutIcon } from '../icons.tsx'
import type { OfficeEntry } from './office-views.ts'

const link = 'target underline decoration-1 underline-offset-4 hover:text-ore'

/** Offices with the details needed to reach them; a map links to each by its id. */
export function OfficeList({ offices }: { offices: readonly OfficeEntry[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {offices.map((office) => (
        <li key={office.id} id={office.id} className="place border-t-3 border-ore pt-5">
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
            <a href={office.map} rel="noopener" className="onward mt-1 text-ore">
              {m.contact_office_map()}
              <span className="sr-only">: {office.name}</span>
              <ArrowOutIcon className="size-4" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
