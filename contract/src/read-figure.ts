import type { Figure } from './sheets.ts'

/**
 * The meaning of a typed figure. The two readings of an ambiguous figure are each written unambiguously; the person who
 * typed it is asked to write one of them.
 */
export type FigureReading =
  | { value: Figure }
  | { ambiguous: [grouped: Figure, decimal: Figure] }
  | { fault: 'not_a_number' }

/** The usual values of a parameter, inclusive. */
export type Span = readonly [least: number, most: number]

type Options = {
  /** Decides between two readings; rejects nothing. */
  span?: Span | null | undefined
  /** The unit of the figure; a percentage may end with a percent sign. */
  unit?: string | undefined
  /** Whether the figure counts something: of two readings, the whole number. */
  isWhole?: boolean
}

/** Longer than any figure. */
const maxCharacters = 40
const groups = /^[1-9]\d{0,2}(?: \d{3})+$/
/** Groups the last thousand, then hundreds: 12,34,567. */
const indianGroups = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
const figure = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/**
 * Parses a figure as written in any language: `4.200,5`, `4,200.5`, `4 200,5`, `4'200.5`, `12,34,567`, `４２００`. A single
 * point or comma before exactly three digits separates thousands for some readers and decimals for others, unless the
 * figure begins with 0: the span decides. Decimals are kept digit for digit.
 */
export function readFigure(
  text: string,
  { span, unit = '', isWhole = false }: Options = {},
): FigureReading {
  const figure = text.length > maxCharacters ? '' : plain(text)
  const bare = unit.startsWith('%') ? figure.replace(/ ?%$/, '') : figure
  const [, sign = '', digits = ''] = /^([-+−]?) ?(\d.*|[.,]\d+)$/.exec(bare) ?? []
  const values = getReadings(digits).flatMap((reading) => asFigure(reading, sign) ?? [])
  const [first, second] = values
  if (first === undefined) return { fault: 'not_a_number' }
  if (second === undefined || isWhole) return { value: first }
  const usual = values.filter(
    (value) => span && span[0] <= Number(value) && Number(value) <= span[1],
  )
  if (usual.length === 1) return { value: usual[0] ?? first }
  return { ambiguous: [first, unmistakable(second)] }
}

/**
 * Returns the usual range around existing figures of a parameter, or `null` without any. Two readings differ by a factor
 * of a thousand, so at most one is within the range.
 */
export function usualSpan(figures: readonly unknown[]): Span | null {
  const readings = figures.map((one) => readFigure(String(one ?? '')))
  const values = readings.flatMap((one) => ('value' in one ? Number(one.value) : []))
  return values.length > 0 ? [Math.min(...values) / 10, Math.max(...values) * 10] : null
}

/** Converts digits, signs, spaces and apostrophes to ASCII. NFKC would also turn `10³` into 103. */
function plain(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200B\u200E\u200F\u2060\uFEFF]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .trim()
}

/** Returns the possible meanings of digits with separators, with a decimal point; the grouped reading comes first. */
function getReadings(digits: string): string[] {
  const decimalAt = digits.search(/[.,](?=[^.,]*$)/)
  const decimal = digits[decimalAt] ?? ''
  const isLast = decimal !== '' && /^\d*$/.test(digits.slice(decimalAt + 1))
  const whole = ungrouped(digits)
  const before = digits.slice(0, decimalAt)
  const isAlone = isLast && !before.includes(decimal)
  const wholeBefore = isAlone && (before === '' ? '0' : ungrouped(before))
  return [whole, wholeBefore && `${wholeBefore}.${digits.slice(decimalAt + 1)}`].filter(
    (reading) => typeof reading === 'string',
  )
}

/** Returns the digits of a whole number, or `null` if they are not grouped as thousands by one separator. */
function ungrouped(digits: string): string | null {
  if (/^\d+$/.test(digits)) return digits
  const [separator = ''] = /[., ']/.exec(digits) ?? []
  const isGrouped = groups.test(digits.replaceAll(separator, ' ')) || indianGroups.test(digits)
  return isGrouped ? digits.replaceAll(separator, '') : null
}

function asFigure(reading: string, sign: string): Figure | null {
  const [, whole, decimals] = figure.exec(reading) ?? []
  if (whole === undefined) return null
  const value = [whole.replace(/^0+(?=\d)/, ''), decimals].filter(Boolean).join('.')
  return /[-−]/.test(sign) && Number(value) !== 0 ? `-${value}` : value
}

/** Writes a figure with a number of decimals other than three. */
function unmistakable(value: Figure): Figure {
  const short = value.replace(/\.?0+$/, '')
  return /\.\d{3}$/.test(short) ? `${short}0` : short
}
