import { createHmac, timingSafeEqual } from 'node:crypto'

/** A body, the time of signing, and the signature of both, for messages between services. */
export type SignedMessage = { timestamp: string; signature: string; body: string }

const timestampHeader = 'X-Niaga-Timestamp'
const signatureHeader = 'X-Niaga-Signature'

/** The tolerated difference of the sender's clock, in seconds. */
const toleranceS = 300

/**
 * Signs a body with HMAC-SHA256 of `timestamp.body`.
 *
 * @param nowMs in milliseconds since 1970
 */
export function signMessage(body: string, secret: string, nowMs: number): SignedMessage {
  const timestamp = String(Math.floor(nowMs / 1000))
  return { timestamp, signature: getSignature(timestamp, body, secret), body }
}

/** Returns the headers of a signed request. */
export function signatureHeaders({ timestamp, signature }: SignedMessage): Record<string, string> {
  return { [timestampHeader]: timestamp, [signatureHeader]: signature }
}

/** Reads a signed request as received; do not trust it before {@link isAuthentic} has checked it. */
export function receivedMessage(headers: Headers, body: string): SignedMessage {
  return {
    timestamp: headers.get(timestampHeader) ?? '',
    signature: headers.get(signatureHeader) ?? '',
    body,
  }
}

/**
 * Whether a message was signed with the shared secret, at most {@link toleranceS} ago.
 *
 * @param secret `undefined` if not configured; then no message is authentic
 * @param nowMs in milliseconds since 1970
 */
export function isAuthentic(
  { timestamp, signature, body }: SignedMessage,
  secret: string | undefined,
  nowMs: number,
): boolean {
  if (secret === undefined || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(nowMs / 1000 - Number(timestamp)) > toleranceS) return false
  const expected = Buffer.from(getSignature(timestamp, body, secret))
  const actual = Buffer.from(signature)
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected)
}

function getSignature(timestamp: string, body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
