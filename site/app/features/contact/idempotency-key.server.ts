import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'

/** How long the same message of the same address is one message, without script. */
const windowMs = 600_000

type Sender = {
  /** The token that script made for this browser; anything of another form counts as none. */
  token: unknown
  clientAddress: string
  nowMs: number
}

/**
 * The key under which a message is stored once, however often it is sent: by a double click, by going back, or
 * again after a response that was lost. It holds all that was written, so that two messages never share one, and
 * the browser's own token, or without script the visitor's address and the ten minutes, so that two visitors
 * never do.
 */
export function idempotencyKey(
  { name, email, phone, message }: ContactMessage,
  { token, clientAddress, nowMs }: Sender,
): string {
  const sender = isToken(token) ? [token] : [clientAddress, Math.floor(nowMs / windowMs)]
  const text = JSON.stringify([sender, name, email, phone ?? null, message])
  return createHash('sha256').update(text).digest('base64url')
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{32}$/.test(value)
}
