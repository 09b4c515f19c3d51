import type { ContactDetails } from '@niaga/contract/contact-details'
import type { ContactValues } from './contact.ts'
import { whatsAppAddress } from './whatsapp-address.ts'

export type OtherWays = { mail: string | null; chat: string | null }

/**
 * The ways past the form, with what was typed filled in: a mail (RFC 6068) and a chat; `null` for a way the
 * company does not have.
 */
export function otherWays(
  values: ContactValues,
  details: ContactDetails | null,
  subject: string,
): OtherWays {
  const { name, email, phone, message } = values
  const text = [message.trim(), [name, email, phone].map((part) => part.trim()).join('\n')]
    .join('\n\n')
    .trim()
  const mail = details?.email
    ? `mailto:${encodeURIComponent(details.email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
    : null
  return { mail, chat: details?.phone ? whatsAppAddress(details.phone, text) : null }
}
