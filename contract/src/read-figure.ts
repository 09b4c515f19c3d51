import type { Figure } from './sheets.ts'

/**
 * What a typed figure means. Each of two readings is written so that it has no other: whoever typed the figure is asked to
 * write one of them.
 */
export type FigureReading =
  | { value: Figure }
  | { ambiguous: [grouped: Figure, decimal: Figure] }
  | { fault: 'not_a_number' }

/** The usual values of a parameter, inclusive. */
export type Span = readonly [least: number, most: number]

type Options = {
  /** Decides between two readings. It rejects nothing. */
  span?: Span | null | undefined
  /** In which it is stated: after a percentage a percent sign may stand. */
  unit?: string | undefined
}

/** Longer than any figure. */
const maxCharacters = 40
const groups = /^[1-9]\d{0,2}(?: \d{3})+$/
/** The last thousand, then hundreds: 12,34,567. */
const indianGroups = /^[1-9]\d?(?:,\d{2})+,\d{3}$/
const figure = /^(\d{1,12})(?:\.(\d{1,6}))?$/

/**
 * Reads a figure as any language writes it: `4.200,5`, `4,200.5`, `4 200,5`, `4'200.5`, `12,34,567`, `４２００`. One point
 * or comma before exactly three digits groups thousands for some readers and begins the decimals for others, unless the
 * figure begins with 0: the span decides. Decimals are kept digit for digit.
 */
export function readFigure(text: string, { span, unit = '' }: Options = {}): FigureReading {
  const written = text.length > maxCharacters ? '' : plain(text)
  const typed = unit.startsWith('%') ? written.replace(/ ?%$/, '') : written
  const [, sign = '', digits = ''] = /^([-+−]?) ?(\d.*|[.,]\d+)$/.exec(typed) ?? []
  const values = readingsOf(digits).flatMap((reading) => asFigure(reading, sign) ?? [])
  const [first, second] = values
  if (first === undefined) return { fault: 'not_a_number' }
  if (second === undefined) return { value: first }
  const usual = values.filter(
    (value) => span && span[0] <= Number(value) && Number(value) <= span[1],
  )
  if (usual.length === 1) return { value: usual[0] ?? first }
  return { ambiguous: [first, unmistakable(second)] }
}

/**
 * What is usual beside known figures of a parameter, `null` without any. Two readings differ by a factor of a thousand, so
 * that no more than one is near them.
 */
export function usualSpan(figures: readonly unknown[]): Span | null {
  const readings = figures.map((one) => readFigure(String(one ?? '')))
  const values = readings.flatMap((one) => ('value' in one ? Number(one.value) : []))
  return values.length > 0 ? [Math.min(...values) / 10, Math.max(...values) * 10] : null
}

/** ASCII digits, signs, spaces and apostrophes. NFKC would also make `10³` 103. */
function plain(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200B\u200E\u200F\u2060\uFEFF]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
    .trim()
}

/** What digits with separators may mean, with a decimal point; the grouped reading first. */
function readingsOf(digits: string): string[] {
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

/** The digits of a whole number, `null` if they are not grouped as thousands by one sign. */
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

/** Another number of decimals than three. */
function unmistakable(value: Figure): Figure {
  const short = value.replace(/\.?0+$/, '')
  return /\.\d{3}$/.test(short) ? `${short}0` : short
}
