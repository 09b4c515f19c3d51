import { z } from 'zod'
import { figureText } from './figure-text.ts'
import { imageCredit } from './image-credit.ts'
import {
  listOf,
  nullableText,
  optionalObject,
  optionalText,
  optionalTimestamp,
  text,
} from './lenient.ts'
import { inLocale, type Locale, type Localized } from './locale.ts'
import { inEachLocale } from './locale-schema.ts'
import { seoSchema } from './page-texts.ts'

/** Specification sheets of the content contract: the figures of a product or a class of machines. */

/** A decimal number as text with a decimal point, so no digit is lost. */
export const figureSchema = z.string().regex(/^-?\d{1,12}(\.\d{1,6})?$/)

const optionalFigure = z.preprocess(
  (value) => (figureSchema.safeParse(value).success ? value : undefined),
  figureSchema.optional(),
)

const scaleSchema = z.object({ from: figureSchema, to: figureSchema })

const rowTranslation = z.object({
  parameter: optionalText,
  measure: optionalText,
  unit: optionalText,
  text: optionalText,
  rejection: optionalText,
})

export const sheetRowSchema = z
  .object({
    parameter: z.string().min(1),
    measure: optionalText.describe('What is measured, if the parameter is a type of machine'),
    unit: nullableText.describe('`null` for what is not measured, such as a colour'),
    basis: optionalText.describe('To what the figure refers, such as GAR or ADB'),
    method: optionalText.describe('The standard by which it is measured'),
    from: optionalFigure,
    to: optionalFigure,
    exact: optionalFigure,
    under: optionalFigure,
    over: optionalFigure,
    text: optionalText,
    typical: optionalFigure,
    rejection: optionalText,
    scale: optionalObject(scaleSchema).describe('The usual range in the trade'),
    source: optionalText.describe('Where the figure is from, such as `specification` or `ours`'),
    translations: optionalObject(inEachLocale(rowTranslation)),
  })
  .refine((row) => sheetValue(row) !== null, 'exactly one value')
  .describe(
    'A figure. It has exactly one of `from` with `to`, `exact`, `under`, `over` and `text`.',
  )

export const sheetSchema = z.object({
  path: z
    .string()
    .regex(/^\/[a-z]+\/[a-z]+$/)
    .describe('Its page, as an address in Indonesian'),
  name: z.string().min(1),
  number: optionalText.describe('By which it is filed'),
  revision: z
    .preprocess(
      (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? value : undefined),
      z.int().positive().optional(),
    )
    .describe('Which edition it is, counted from 1'),
  updated_at: optionalTimestamp.describe('When it was last changed, a timestamp in ISO 8601'),
  description: text,
  image: nullableText,
  image_alt: text,
  image_credit: imageCredit,
  rows: listOf(sheetRowSchema),
  uses: listOf(z.string().min(1)),
  product_id: z.int().positive().optional(),
  tool_id: z.int().positive().optional(),
  seo: optionalObject(seoSchema),
})

export type Figure = string
export type Sheet = z.output<typeof sheetSchema>
export type SheetRow = z.output<typeof sheetRowSchema>

/** The single value of a row. */
export type SheetValue =
  | { from: Figure; to: Figure }
  | { exact: Figure }
  | { under: Figure }
  | { over: Figure }
  | { text: string }

type ValueFields = Partial<Record<'from' | 'to' | 'exact' | 'under' | 'over' | 'text', string>>

/** Returns the value of a row, or `null` if it has none or several. */
export function sheetValue({ from, to, exact, under, over, text: words }: ValueFields) {
  const values: SheetValue[] = []
  if (from !== undefined && to !== undefined) values.push({ from, to })
  if (exact !== undefined) values.push({ exact })
  if (under !== undefined) values.push({ under })
  if (over !== undefined) values.push({ over })
  if (words !== undefined) values.push({ text: words })
  const [value] = values
  const isHalfRange = (from === undefined) !== (to === undefined)
  return value !== undefined && values.length === 1 && !isHalfRange ? value : null
}

/** These words are not in the site's messages, because a sheet may be in another language than its page. */
const limitWords = {
  under: { id: 'di bawah', en: 'under', zh: '低于' },
  over: { id: 'di atas', en: 'over', zh: '高于' },
} satisfies Record<string, Localized<string>>

/** Formats a value in a language, without its unit. */
export function valueText(value: SheetValue, locale: Locale): string {
  if ('text' in value) return value.text
  if ('exact' in value) return figureText(value.exact, locale)
  if ('under' in value)
    return `${inLocale(limitWords.under, locale)} ${figureText(value.under, locale)}`
  if ('over' in value)
    return `${inLocale(limitWords.over, locale)} ${figureText(value.over, locale)}`
  return `${figureText(value.from, locale)}–${figureText(value.to, locale)}`
}
