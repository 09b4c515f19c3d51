import { isEmailAddress } from '@niaga/contract/email-address'
import type { PayloadRequest } from 'payload'
import { readJsonBody } from '../../platform/http/json-body.ts'
import { addressKey } from '../../platform/text/customer-keys.ts'
import { type Asker, isAsker } from './askers.ts'

/** Enough for an address, a day, a choice and a password. */
const largestBodyBytes = 4000
/** The maximum length of a path in RFC 5321. */
const longestAddress = 254
const firstDay = '2020-01-01'
const dayMs = 86_400_000

export type Asked = Record<string, unknown>

/** @returns the object sent, empty for any other body */
export async function readAsked({ headers, body }: PayloadRequest): Promise<Asked> {
  const read = await readJsonBody(new Response(body ?? null, { headers }), largestBodyBytes)
  const value = 'value' in read ? read.value : null
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** @returns the address as the key of a person, `null` if invalid */
export function addressIn({ email }: Asked): string | null {
  if (typeof email !== 'string' || email.length > longestAddress) return null
  const address = addressKey(email)
  return isEmailAddress(address) ? address : null
}

/** @returns who requested a deletion, and on which day; `null` if either is missing or the day is invalid */
export function requestIn(
  { askedBy, askedOn }: Asked,
  nowMs = Date.now(),
): { askedBy: Asker; askedOn: string } | null {
  if (!isAsker(askedBy) || typeof askedOn !== 'string') return null
  if (!/^\d{4}-\d\d-\d\d$/.test(askedOn) || askedOn < firstDay) return null
  const moment = Date.parse(`${askedOn}T12:00:00.000Z`)
  // In Jakarta it may already be tomorrow.
  if (!Number.isFinite(moment) || moment > nowMs + dayMs) return null
  const asked = new Date(moment).toISOString()
  return asked.startsWith(askedOn) ? { askedBy, askedOn: asked } : null
}
