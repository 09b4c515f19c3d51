import type { ContactDetails } from '@niaga/contract/contact-details'
import { type PhoneWay, phoneWay } from '../../ui/phone-address.ts'
import { composeMessage } from './compose-message.ts'
import type { ContactValues } from './contact.ts'

export type OtherWays = { mail: string | null; phone: PhoneWay | null }

/**
 * Other ways to send what was typed: a mail (RFC 6068) and a chat, or a call if the number has no chat; `null` for a
 * way that the company does not have.
 */
export function otherWays(
  values: ContactValues,
  details: ContactDetails | null,
  subject: string,
): OtherWays {
  const { name, email, phone } = values
  const text = [composeMessage(values), [name, email, phone].map((part) => part.trim()).join('\n')]
    .join('\n\n')
    .trim()
  const mail = details?.email
    ? `mailto:${encodeURIComponent(details.email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
    : null
  return { mail, phone: phoneWay(details?.phone ?? '', text, details?.whatsapp) }
}
