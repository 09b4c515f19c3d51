import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { DeletionRecord } from '../../platform/payload-types.ts'

/** More than anyone looks through; only the newest records are compared. */
const maxRecords = 5000
const saltBytes = 16
/** Derives a key for this purpose only; Payload signs sessions with another key. */
const purpose = 'niaga personal data deletions'

/**
 * Returns a digest of an address (HMAC-SHA-256), with a key derived from the service's secret: the digest can be verified
 * for a given address, but without the secret nobody can try addresses.
 */
export function getDigest(payload: Payload, address: string, salt: string): string {
  const key = Buffer.from(hkdfSync('sha256', payload.config.secret, '', purpose, 32))
  return createHmac('sha256', key).update(`${salt}:${address}`).digest('hex')
}

/** Returns a separate salt for each record: two records do not reveal that they concern the same person. */
export function newSalt(): string {
  return randomBytes(saltBytes).toString('hex')
}

/** Returns the earlier deletions for an address, newest first. */
export async function earlierDeletions(
  req: PayloadRequest,
  address: string,
): Promise<DeletionRecord[]> {
  const { docs } = await req.payload.find({
    collection: 'personal-data-deletions',
    sort: '-id',
    limit: maxRecords,
    pagination: false,
    depth: 0,
    req,
  })
  return docs.filter(({ salt, digest }) =>
    isSame(digest, getDigest(req.payload, address, String(salt))),
  )
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.byteLength === second.byteLength && timingSafeEqual(first, second)
}
