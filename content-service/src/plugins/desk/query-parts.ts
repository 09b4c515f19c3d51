/** A word or a telephone number of a query, as it is compared with folded texts. */
export type Part = { text: string; isPhone: boolean }

/** Longer than any title. */
const maxQueryLength = 200

/** Each is one more condition for the database. */
const maxParts = 8

/** A number in groups that begins with `+`, `0`, `62` or `8`, or any seven digits in one. */
const phone = /(?:\+|\(0|\b(?:0|62|8))[\d ()-]{6,}\d|\b\d{7,}\b/g

/** Returns the parts of a query, which must all be found. */
export function getParts(query: string): Part[] {
  // PostgreSQL rejects U+0000.
  const text = query.slice(0, maxQueryLength).replaceAll('\0', '').normalize('NFKC')
  const words = text.replace(phone, ' ').split(/\s+/u).filter(Boolean)
  const phones = (text.match(phone) ?? []).map((number) =>
    number.replace(/\D/g, '').replace(/^(?:62)?0*/, ''),
  )
  return [
    ...words.map((word) => ({ text: folded(word), isPhone: false })),
    ...phones.map((digits) => ({ text: digits, isPhone: true })),
  ].slice(0, maxParts)
}

/** @param text folded */
export function holds(text: string | Buffer, { text: part, isPhone }: Part): boolean {
  return isPhone ? `${text}`.replace(/[ ()+.-]/g, '').includes(part) : text.includes(part)
}

/** Folds case, and figures: `4.200`, `4,200` and `4 200` become `4200`, and `0,5` becomes `0.5`. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)[., ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
}

/** Returns patterns of which the database finds one in every text that holds a part, and in some others. */
export function getPatterns({ text, isPhone }: Part): string[] {
  if (isPhone) return [[...text].join('%')]
  if (/^\d{4,6}$/.test(text)) {
    return [text, ...['.', ',', ' '].map((mark) => text.replace(/(?=\d{3}$)/, mark))]
  }
  return /^\d+\.\d+$/.test(text) ? [text, text.replace('.', ',')] : [text]
}
