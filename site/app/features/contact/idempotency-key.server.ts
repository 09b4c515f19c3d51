import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'

type Sender = {
  /** The token that script created for this browser; a token of another format is ignored. */
  token: unknown
  clientAddress: string
  /** The content of the attached files. */
  files: readonly Buffer[]
}

/**
 * Returns the key under which a message is stored once, even if it is sent again: by a double click, after going back, or
 * after a lost response. It covers the complete input, so two messages never share a key, and the browser's own token, or
 * without script the visitor's address, to separate visitors. It contains no time, because a time window would end between
 * an attempt and its repetition. The content service forgets a key after a day.
 */
export function idempotencyKey(
  { name, email, phone, message, enquiry }: ContactMessage,
  { token, clientAddress, files }: Sender,
): string {
  const sender = isToken(token) ? token : clientAddress
  const digests = files.map((file) => createHash('sha256').update(file).digest('base64url'))
  const parts = [sender, name, email, phone ?? null, message, enquiry ?? null, ...digests]
  const text = JSON.stringify(parts)
  return createHash('sha256').update(text).digest('base64url')
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{32}$/.test(value)
}
