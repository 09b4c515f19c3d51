import { z } from 'zod'
import { figureText } from './figure-text.ts'
import { listOf, optionalObject, optionalText } from './lenient.ts'
import type { Locale } from './locale.ts'
import { inEachLocale } from './locale-schema.ts'
import { priceSchema, priceTranslation } from './prices.ts'
import { type Figure, figureSchema, sheetRowSchema } from './sheets.ts'

/** Grades of the content contract: the qualities in which a product is sold, with typical figures and rejection limits. */

const gradeTranslation = z.object({
  name: optionalText,
  use: optionalText,
  note: optionalText,
  price: optionalObject(priceTranslation),
})

export const gradeSchema = z.object({
  name: z.string().min(1),
  use: optionalText.describe('What it is for'),
  rows: listOf(sheetRowSchema).describe('The deciding ones first'),
  note: optionalText,
  price: optionalObject(priceSchema),
  translations: optionalObject(inEachLocale(gradeTranslation)),
})

export type Grade = z.output<typeof gradeSchema>

/** The basis of a figure: gross or net as received, air-dried, as received, dry, dry ash-free (ISO 1170, ASTM D3180). */
export const bases = ['GAR', 'NAR', 'ADB', 'ARB', 'DB', 'DAF'] as const

export type Basis = (typeof bases)[number]

/** Measures that mean nothing without a basis: the same coal has 36 % moisture as received and 14 % air-dried. */
const measuresWithBasis =
  /nilai\s+kalor|calorific|\bair\b|lengas|moisture|\babu\b|\bash\b|zat\s+terbang|volatile|karbon\s+(?:tertambat|tetap|padat)|fixed\s+carbon|sulfur|sulphur|belerang/i

/** Measures that need no basis, such as the melting point of ash. */
const measuresWithout = /titik|leleh|fusion|melting|temperatur|suhu|index|indeks/i

export function needsBasis(parameter: string): boolean {
  const words = parameter.slice(0, 200)
  return measuresWithBasis.test(words) && !measuresWithout.test(words)
}

/** A figure beyond which a cargo is rejected. */
export type RejectionLimit = { sign: '<' | '≤' | '>' | '≥'; figure: Figure }

const wordSign: Readonly<Record<string, RejectionLimit['sign']>> = {
  '<': '<',
  '≤': '≤',
  '<=': '≤',
  '>': '>',
  '≥': '≥',
  '>=': '≥',
  'di bawah': '<',
  under: '<',
  below: '<',
  'di atas': '>',
  over: '>',
  above: '>',
}

/** Parses the limit in a text such as `> 12`, in either language; returns `null` for any other text. */
export function rejectionLimit(rejection: string): RejectionLimit | null {
  const limit = typedRejection(rejection)
  return limit && figureSchema.safeParse(limit.figure).success ? limit : null
}

/** Like {@link rejectionLimit}, for a figure as typed by a person. */
export function typedRejection(rejection: string): RejectionLimit | null {
  const [, word = '', figure = ''] =
    /^([<>]=?|[≤≥]|\p{L}+(?: \p{L}+)?) ?(\S(?:.{0,30}\S)?)$/u.exec(
      rejection.replace(/\s+/g, ' ').trim(),
    ) ?? []
  const sign = wordSign[word.toLowerCase()]
  return sign ? { sign, figure } : null
}

/** Whether a cargo with this figure is rejected. */
export function isRejected(figure: Figure, { sign, figure: limit }: RejectionLimit): boolean {
  const [value, bound] = [Number(figure), Number(limit)]
  if (sign === '<') return value < bound
  if (sign === '≤') return value <= bound
  return sign === '>' ? value > bound : value >= bound
}

/** Formats a rejection limit in the number style of a language; returns any other text unchanged. */
export function rejectionText(rejection: string, locale: Locale): string {
  const limit = rejectionLimit(rejection)
  return limit ? `${limit.sign} ${figureText(limit.figure, locale)}` : rejection
}
