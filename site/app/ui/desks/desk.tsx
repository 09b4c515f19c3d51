import { m } from '../../paraglide/messages.js'
import { EmailLink, PhoneLink, WhatsAppLink } from '../contact-details.tsx'
import { Picture } from '../picture.tsx'
import type { DeskEntry } from './desk-view.ts'

const link = 'flex min-h-11 items-center py-2 font-semibold hover:text-ore hover:underline'

export function DeskList({ desks }: { desks: readonly DeskEntry[] }) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {desks.map((desk) => (
        <li key={desk.id}>
          <Desk desk={desk} />
        </li>
      ))}
    </ul>
  )
}

/** Subject, people and ways of contact of a department, side by side if there is room. */
export function Desk({ desk }: { desk: DeskEntry }) {
  return (
    <div className="@container h-full">
      <div className="grid h-full grid-rows-[1fr_auto] gap-x-8 gap-y-5 border-t-3 border-ore pt-4 @lg:grid-cols-2 @lg:grid-rows-none">
        <div>
          <h3 className="expanded text-heading text-balance">{desk.role || desk.name}</h3>
          {desk.area && <p className="mt-1.5 text-balance text-muted">{desk.area}</p>}
          <div className="mt-4 flex items-center gap-4">
            {desk.photo && (
              <Picture
                src={desk.photo}
                sizes="56px"
                width={56}
                height={56}
                className="size-14 shrink-0"
              />
            )}
            <div>
              {desk.role && <p className="font-semibold">{desk.name}</p>}
              {desk.languages && (
                <p className="text-small text-muted">
                  {m.contact_languages({ languages: desk.languages })}
                </p>
              )}
            </div>
          </div>
        </div>
        <ul className="divide-y divide-line self-start border-y border-line">
          {desk.phone && (
            <li>
              <PhoneLink phone={desk.phone} className={link} />
            </li>
          )}
          {desk.whatsapp && (
            <li>
              <WhatsAppLink number={desk.whatsapp} className={link} />
            </li>
          )}
          {desk.email && (
            <li>
              <EmailLink email={desk.email} className={link} />
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
