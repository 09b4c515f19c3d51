import { m } from '../../paraglide/messages.js'
import { Desk } from '../contact/desk.tsx'
import type { DeskEntry } from '../contact/offices-view.ts'
import { OfferSection } from './offer-section.tsx'

/** The person to ask about a product or machine. */
export function ContactPerson({ desk }: { desk: DeskEntry }) {
  return (
    <OfferSection id="contact-person" title={m.offer_contact()} isShort>
      <div data-reveal>
        <Desk desk={desk} />
      </div>
    </OfferSection>
  )
}
