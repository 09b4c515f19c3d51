import type { ContactDetails } from '@niaga/contract/contact-details'
import { reach } from '../../ui/calls.ts'
import type { ContactValues } from './contact.ts'

/** The typed data: the message as it would be sent, and the sender. */
export type Typed = Pick<ContactValues, 'name' | 'email' | 'phone'> & { text: string }

/**
 * Returns other ways to send the typed text: an e-mail (RFC 6068) and a chat, or a call if the number has no chat; `null`
 * for a way that the company does not offer.
 */
export function otherWays(
  { text: message, name, email, phone }: Typed,
  details: ContactDetails | null,
  subject: string,
): ReturnType<typeof reach> {
  const text = [message, [name, email, phone].map((part) => part.trim()).join('\n')]
    .join('\n\n')
    .trim()
  return reach([details], text, subject)
}
