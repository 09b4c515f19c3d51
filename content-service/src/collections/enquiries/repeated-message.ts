import { createHash } from 'node:crypto'
import type { ContactMessage } from '@niaga/contract/contact-message'
import type { Payload } from 'payload'
import type { Message } from '../../platform/payload-types.ts'

/** How long a key identifies the message with which it was first sent. */
export const keyLifeMs = 24 * 60 * 60 * 1000

/** The stored digests of an `Idempotency-Key` and its message. */
export type Repetition = { keyDigest: string | null; bodyDigest: string }

/** The data of a stored message that the sender receives. */
export type Receipt = { id: number; reference: string | null; answerBy: string | null }

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
  if (!first || isExpired(first.receivedAt)) return null
  return { ...getReceipt(first), isSameBody: first.bodyDigest === bodyDigest }
}

export function getReceipt({ id, reference, answerBy }: Message): Receipt {
  return { id, reference: reference ?? null, answerBy: answerBy ?? null }
}

function isExpired(receivedAt: string): boolean {
  return Date.now() - Date.parse(receivedAt) >= keyLifeMs
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
