import { createHash } from 'node:crypto'

/** Letters and digits that cannot be mistaken for one another. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Jakarta' })

/**
 * The reference of a message, `RFQ-261122-7F3K`: the day in Jakarta, and four characters from its key, so that the same
 * message has the same one and nobody can guess another's.
 */
export function referenceOf(key: string, nowMs: number): string {
  const yymmdd = day.format(nowMs).replaceAll('-', '').slice(2)
  const digest = createHash('sha256').update(`reference ${key}`).digest()
  const suffix = [...digest.subarray(0, 4)].map((byte) => characters[byte % characters.length])
  return `RFQ-${yymmdd}-${suffix.join('')}`
}
