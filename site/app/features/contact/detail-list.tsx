import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../paraglide/messages.js'
import { boundAddress } from '../../ui/bound-address.ts'
import { EmailLink, Hours, PhoneLink, WhatsAppLink } from '../../ui/contact-details.tsx'

const link = 'target underline decoration-1 underline-offset-4 hover:text-ore'

export function DetailList({ details }: { details: ContactDetails }) {
  const { phone, whatsapp, address, email, workingHours } = details
  return (
    <dl className="mt-8 border-b border-line">
      {phone && (
        <Detail term={m.detail_phone()}>
          <PhoneLink phone={phone} className={link} />
        </Detail>
      )}
      {whatsapp && (
        <Detail term={m.detail_chat()}>
          <WhatsAppLink number={whatsapp} className={link} />
        </Detail>
      )}
      {address && (
        <Detail term={m.detail_address()}>
          <address className="whitespace-pre-line not-italic">{boundAddress(address)}</address>
        </Detail>
      )}
      {email && (
        <Detail term={m.detail_email()}>
          <EmailLink email={email} className={link} />
        </Detail>
      )}
      {workingHours.length > 0 && (
        <Detail term={m.detail_hours()}>
          <Hours hours={workingHours} />
        </Detail>
      )}
    </dl>
  )
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line py-5">
      <dt className="label text-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
