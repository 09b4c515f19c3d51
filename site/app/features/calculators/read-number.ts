/** What is wrong with a typed number. */
export type NumberFault = 'not_a_number' | 'thousands' | 'range'

export type ReadNumber = { value: number; fault: null } | { value: null; fault: NumberFault }

/** With a point or comma before the decimals. */
const plain = /^(\d{1,12})(?:[.,](\d{1,6}))?$/
/** With the thousands set apart twice or more, or once and followed by decimals after the other sign. */
const points = /^\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,6})?$/
const commas = /^\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,6})?$/

/**
 * A typed number in the style of either language: `0,8`, `0.8`, `50000`, `50.000`, `1,250,000.5`. What is thousands to one
 * reader and decimals to another, such as `4.600`, counts if only one of both lies within the limits.
 */
export function readNumber(
  typed: string,
  { least, most }: { least: number; most: number },
): ReadNumber {
  const isWithin = (value: number) => value >= least && value <= most
  const minus = /^[-−]/.test(typed)
  const digits = (minus ? typed.slice(1) : typed).replace(/[\s\u00a0]/g, '')
  const readings = readingsOf(digits)
  if (readings.length === 0) return { value: null, fault: 'not_a_number' }
  if (minus) return { value: null, fault: 'range' }
  const within = readings.filter(isWithin)
  const [value] = within
  if (value === undefined) return { value: null, fault: 'range' }
  return within.length > 1 ? { value: null, fault: 'thousands' } : { value, fault: null }
}

/** The numbers that a text may mean, each once. */
function readingsOf(digits: string): number[] {
  const readings = new Set<number>()
  const [, whole, decimals = ''] = plain.exec(digits) ?? []
  if (whole !== undefined) readings.add(Number(`${whole}.${decimals}`))
  // `0.500` is a half to everybody.
  const grouped = digits.startsWith('0') ? '' : digits
  if (points.test(grouped)) readings.add(Number(grouped.replaceAll('.', '').replace(',', '.')))
  if (commas.test(grouped)) readings.add(Number(grouped.replaceAll(',', '')))
  return [...readings]
}
