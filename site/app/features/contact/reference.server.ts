import { createHash } from 'node:crypto'

/** Digits and letters that cannot be mistaken for one another: `0` and `O`, `1` and `I` are left out. */
const characters = Array.from({ length: 36 }, (_, digit) =>
  digit.toString(36).toUpperCase(),
).filter((character) => !'01IO'.includes(character))

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
