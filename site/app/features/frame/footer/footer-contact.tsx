import type { ContactDetails } from '@niaga/contract/contact-details'
import { m } from '../../../paraglide/messages.js'
import { boundAddress } from '../../../ui/bound-address.ts'
import { EmailLink, Hours, PhoneLink, WhatsAppLink } from '../../../ui/contact-details.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'

type FooterContactProps = { contact: ContactDetails | null; className: string }

/** The target of calls to action: `#kontak`. */
export function FooterContact({ contact, className }: FooterContactProps) {
  return (
    <div
      id="kontak"
      tabIndex={-1}
      className={`grid content-start gap-x-8 gap-y-8 max-sm:mt-5 sm:gap-y-12 ${className}`}
    >
      <FooterPart title={m.footer_contact()} className="sm:max-lg:col-span-2">
        <div className="grid gap-x-8 text-ash md:max-lg:grid-cols-[auto_1fr]">
          <div className="grid content-start">
            {contact?.phone && <PhoneLink phone={contact.phone} className="footer-link" />}
            {contact?.whatsapp && (
              <WhatsAppLink number={contact.whatsapp} className="footer-link" />
            )}
            {contact?.email && <EmailLink email={contact.email} className="footer-link" />}
            {!contact && (
              <LocalLink to="/kontak" className="footer-link text-balance">
                {m.footer_contact_missing()}
              </LocalLink>
            )}
          </div>
          {contact && (
            <div className="md:max-lg:-mt-1">
              <Hours hours={contact.workingHours} />
            </div>
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

type FooterPartProps = { title: string; className?: string; id?: string; children: React.ReactNode }

function FooterPart({ title, className, id, children }: FooterPartProps) {
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className={className}>
      <h2 className="label mb-2 text-ore-light">{title}</h2>
      {children}
    </section>
  )
}
