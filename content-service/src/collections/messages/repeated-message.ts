import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Payload } from 'payload'

/** How long a key identifies the message that it was first sent with. */
export const keyLifeMs = 24 * 60 * 60 * 1000

/** The stored digests of an `Idempotency-Key` and of its message. */
export type Repetition = { keyDigest: string | null; bodyDigest: string }

export type FirstResult = { id: number; isSameBody: boolean }

/** The digests of a message; a blank key counts as none. */
export function repetitionOf(request: Request, message: ContactMessage): Repetition {
  const key = request.headers.get('Idempotency-Key')?.trim()
  const { name, email, phone, message: text } = message
  return {
    keyDigest: key ? digest(key) : null,
    bodyDigest: digest(JSON.stringify([name, email, phone ?? null, text])),
  }
}

/** The message that was stored under the same key within a day, or `null`. */
export async function firstResult(
  payload: Payload,
  { keyDigest, bodyDigest }: Repetition,
): Promise<FirstResult | null> {
  if (keyDigest === null) return null
  const { docs } = await payload.find({
    collection: 'messages',
    where: { keyDigest: { equals: keyDigest } },
    limit: 1,
    pagination: false,
  })
  const [first] = docs
  if (!first || isExpired(first.receivedAt)) return null
  return { id: first.id, isSameBody: first.bodyDigest === bodyDigest }
}

function isExpired(receivedAt: string): boolean {
  return Date.now() - Date.parse(receivedAt) >= keyLifeMs
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
