import { reach, type Ways } from '../../ui/calls.ts'
import type { ContactValues } from './contact.ts'

/** The typed data: the message as it would be sent, and the sender. */
export type Typed = Pick<ContactValues, 'name' | 'email' | 'phone'> & { text: string }

/**
 * Returns other ways to send the typed text: an email (RFC 6068) and a chat, or a call if the number has no chat; `null`
 * for a way that nobody offers.
 */
export function otherWays(
  { text: message, name, email, phone }: Typed,
  ways: readonly (Ways | null)[],
  subject: string,
): ReturnType<typeof reach> {
  const text = [message, [name, email, phone].map((part) => part.trim()).join('\n')]
    .join('\n\n')
    .trim()
  return reach(ways, fitting(text), subject)
}

/** Longest text in an address, percent-encoded: mail programs on Windows truncate or refuse one of more than 2,048 in all. */
const longestText = 1800

/** Returns as much of a text as an address holds. */
function fitting(text: string): string {
  const characters = Array.from(text.toWellFormed())
  const whole = characters.length
  // A line break is three characters in a chat, but six in a mail.
  const length = () => encodeURIComponent(characters.join('').replaceAll('\n', '\r\n')).length
  while (length() > longestText)
    characters.splice(-Math.max(1, Math.floor((length() - longestText) / 12)))
  return characters.join('') + (characters.length < whole ? '…' : '')
}
