import { m } from '../../paraglide/messages.js'
import { EmailLink, PhoneLink } from '../../ui/contact-details.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { Picture } from '../../ui/picture.tsx'
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx'
import type { DeskEntry } from './offices-view.ts'

const link = 'inline-block py-0.5 underline decoration-1 underline-offset-4 hover:text-ore'

/** Whom to ask, what about, and how. */
export function Desk({ desk }: { desk: DeskEntry }) {
  return (
    <div className="flex gap-5">
      {desk.photo ? (
        <Picture
          src={desk.photo}
          sizes="44px"
          width={44}
          height={44}
          className="size-11 shrink-0"
        />
      ) : (
        <Monogram name={desk.name} className="size-11 shrink-0" />
      )}
      <div>
        <h3 className="font-semibold">{desk.name}</h3>
        {desk.role && <p className="text-balance">{desk.role}</p>}
        {desk.area && <p className="text-small text-balance text-muted">{desk.area}</p>}
        {desk.languages && (
          <p className="text-small text-muted">
            {m.contact_languages({ languages: desk.languages })}
          </p>
        )}
        <div className="mt-2 grid gap-1">
          {desk.phone && <PhoneLink phone={desk.phone} className={link} />}
          {desk.whatsapp && <WhatsAppLink number={desk.whatsapp} className={link} />}
          {desk.email && <EmailLink email={desk.email} className={link} />}
        </div>
      </div>
    </div>
  )
}
