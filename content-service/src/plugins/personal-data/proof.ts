import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { DeletionRecord } from '../../platform/payload-types.ts'

/** More than anyone looks through; the newest are compared. */
const mostRecords = 5000
const saltBytes = 16
/** A key for this purpose only; Payload signs sessions with another one. */
const purpose = 'niaga personal data deletions'

/**
 * A digest of an address (HMAC-SHA-256), by a key that follows from the secret of the service: with the address one can
 * show that it was meant, and without the secret nobody can try addresses.
 */
export function digestOf(payload: Payload, address: string, salt: string): string {
  const key = Buffer.from(hkdfSync('sha256', payload.config.secret, '', purpose, 32))
  return createHmac('sha256', key).update(`${salt}:${address}`).digest('hex')
}

/** A salt of its own for each record: two records do not show that they are about the same person. */
export function newSalt(): string {
  return randomBytes(saltBytes).toString('hex')
}

/** The earlier deletions for an address, the newest first. */
export async function earlierDeletions(
  req: PayloadRequest,
  address: string,
): Promise<DeletionRecord[]> {
  const { docs } = await req.payload.find({
    collection: 'personal-data-deletions',
    sort: '-id',
    limit: mostRecords,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.filter(({ salt, digest }) =>
    isSame(digest, digestOf(req.payload, address, String(salt))),
  )
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
