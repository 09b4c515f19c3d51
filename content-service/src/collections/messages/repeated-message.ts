import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Payload } from 'payload'
import type { Message } from '../../platform/payload-types.ts'

/** How long a key identifies the message that it was first sent with. */
export const keyLifeMs = 24 * 60 * 60 * 1000

/** The stored digests of an `Idempotency-Key` and of its message. */
export type Repetition = { keyDigest: string | null; bodyDigest: string }

/** What the sender is told of a stored message. */
export type Receipt = { id: number; reference: string | null; answerBy: string | null }

export type FirstResult = Receipt & { isSameBody: boolean }

/** The digests of a message; a blank key counts as none. */
export function repetitionOf(
  request: Request,
  message: ContactMessage,
  files: readonly { data: Buffer }[],
): Repetition {
  const key = request.headers.get('Idempotency-Key')?.trim()
  return {
    keyDigest: key ? digest(key) : null,
    bodyDigest: digest(
      JSON.stringify([...bodyOf(message), ...files.map(({ data }) => digest(data))]),
    ),
  }
}

/**
 * Everything but the reference, which the site also writes into the text: it has the day of sending, so that a message
 * that is repeated after midnight has another one; and what led to the form, which is not the visitor's word.
 */
function bodyOf({ name, email, phone, message, enquiry }: ContactMessage): unknown[] {
  const body = [name, email, phone ?? null]
  if (!enquiry) return [...body, message]
  const { reference, page: _page, campaign: _campaign, ...rest } = enquiry
  return [...body, reference ? message.replaceAll(reference, '') : message, rest]
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
  return { ...receiptOf(first), isSameBody: first.bodyDigest === bodyDigest }
}

export function receiptOf({ id, reference, answerBy }: Message): Receipt {
  return { id, reference: reference ?? null, answerBy: answerBy ?? null }
}

function isExpired(receivedAt: string): boolean {
  return Date.now() - Date.parse(receivedAt) >= keyLifeMs
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
