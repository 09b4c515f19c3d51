import { createHash } from 'node:crypto'

/** Digits and letters without those easily confused, `0` and `O` or `1` and `I`. */
const characters = Array.from({ length: 36 }, (_, digit) =>
  digit.toString(36).toUpperCase(),
).filter((character) => !'01IO'.includes(character))

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Jakarta' })

/**
 * Returns the reference of a message, `RFQ-261122-7F3K`: the day in Jakarta and four characters of its key, so the same
 * message keeps its reference and nobody can guess another's.
 */
export function getReference(key: string, nowMs: number): string {
  const yymmdd = day.format(nowMs).replaceAll('-', '').slice(2)
  const digest = createHash('sha256').update(`reference ${key}`).digest()
  const suffix = [...digest.subarray(0, 4)].map((byte) => characters[byte % characters.length])
  return `RFQ-${yymmdd}-${suffix.join('')}`
}
