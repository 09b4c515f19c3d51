import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../../paraglide/messages.js'
import { boundAddress } from '../../../ui/bound-address.ts'
import { EmailLink, Hours, PhoneLink } from '../../../ui/contact-details.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import { WhatsAppLink } from '../../../ui/whatsapp-link.tsx'
import { FooterPart } from './footer-part.tsx'

type FooterContactProps = { contact: ContactDetails | null; className: string }

/** The target of calls to action: `#kontak`. */
export function FooterContact({ contact, className }: FooterContactProps) {
  return (
    <div
      id="kontak"
      tabIndex={-1}
      className={`grid content-start gap-x-8 gap-y-8 max-sm:mt-8 sm:gap-y-12 ${className}`}
    >
      <FooterPart title={m.footer_contact()}>
        <div className="grid gap-1 text-ash">
          {contact?.phone && <PhoneLink phone={contact.phone} className="footer-link" />}
          {contact?.whatsapp && <WhatsAppLink number={contact.whatsapp} className="footer-link" />}
          {contact?.email && <EmailLink email={contact.email} className="footer-link" />}
          {contact && <Hours hours={contact.workingHours} />}
          {!contact && (
            <LocalLink to="/kontak" className="footer-link text-balance">
              {m.footer_contact_missing()}
            </LocalLink>
          )}
        </div>
      </FooterPart>
      {contact?.address && (
        <FooterPart title={m.footer_office()}>
          <address className="whitespace-pre-line text-balance text-ash not-italic">
            {boundAddress(contact.address)}
          </address>
        </FooterPart>
      )}
    </div>
  )
}
