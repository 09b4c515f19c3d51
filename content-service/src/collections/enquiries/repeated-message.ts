import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Payload } from 'payload'
import type { Message } from '../../platform/payload-types.ts'

/** How long a key identifies the message with which it was first sent. */
export const keyLifeMs = 24 * 60 * 60 * 1000

/** How long a repeated message gets the address of its page: whoever shares a network and knows every word could repeat it. */
const secretRepeatMs = 10 * 60 * 1000

/** The stored digests of an `Idempotency-Key` and its message. */
export type Repetition = { keyDigest: string | null; bodyDigest: string }

/** The data of a stored message that the sender receives. */
export type Receipt = Pick<Message, 'id' | 'reference' | 'answerBy' | 'pageSecret'>

export type FirstResult = Receipt & { isSameBody: boolean }

/** Returns the digests of a message; a blank key counts as missing. */
export function getRepetition(
  request: Request,
  message: ContactMessage,
  files: readonly { data: Buffer }[],
): Repetition {
  const key = request.headers.get('Idempotency-Key')?.trim()
  return {
    keyDigest: key ? digest(key) : null,
    bodyDigest: digest(
      JSON.stringify([...getBody(message), ...files.map(({ data }) => digest(data))]),
    ),
  }
}

/**
 * Returns everything except the reference, which contains the day of sending, so a message repeated after midnight has a
 * different one; and except what led to the form, which is not the visitor's input.
 */
function getBody({ name, email, phone, message, enquiry }: ContactMessage): unknown[] {
  const body = [name, email, phone ?? null, message]
  if (!enquiry) return body
  const { reference: _reference, page: _page, campaign: _campaign, ...rest } = enquiry
  return [...body, rest]
}

/** Returns the message stored under the same key within a day, or `null`. */
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
  const ageMs = Date.now() - Date.parse(first?.receivedAt ?? '')
  if (!first || ageMs >= keyLifeMs) return null
  const pageSecret = ageMs < secretRepeatMs ? first.pageSecret : null
  return { ...first, pageSecret, isSameBody: first.bodyDigest === bodyDigest }
}

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
