import { z } from 'zod'
import {
  listOf,
  optionalDay,
  optionalObject,
  optionalQuantity,
  optionalText,
  optionalTimestamp,
  text,
} from './lenient.ts'
import { inEachLocale } from './locale-schema.ts'
import { priceSchema, priceTranslation } from './prices.ts'

/** Units of the content contract: machines of one kind that are for sale or hire. */

export const unitOffers = ['sale', 'hire', 'both'] as const
/** In the order of lists. */
export const unitStates = ['free', 'hired', 'sold'] as const

const hireTexts = z.object({
  basis: optionalText.describe('What is paid for, such as the hour'),
  minimum: optionalText,
  operator: optionalText,
  fuel: optionalText,
  mobilisation: optionalText,
})

const unitTranslation = z.object({
  name: optionalText,
  location: optionalText,
  capacity: optionalText,
  condition: optionalText,
  price_text: optionalText,
  price: optionalObject(priceTranslation),
  hire: optionalObject(hireTexts),
})

const optionalCount = z.preprocess(
  (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined),
  z.int().nonnegative().optional(),
)

const captionSchema = z.object({
  picture: z.string().min(1).describe('One of the pictures of the unit'),
  text: z.string().min(1),
  translations: optionalObject(inEachLocale(z.object({ text: optionalText }))),
})

export const unitSchema = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  maker: optionalText,
  model: optionalText,
  serial: optionalText,
  year: optionalCount,
  hours: optionalCount.describe('How long it has worked'),
  hours_read_on: optionalDay,
  operating_weight_t: optionalQuantity,
  engine_kw: optionalQuantity,
  capacity: optionalText.describe('Such as the volume of its bucket'),
  condition: optionalText,
  inspected_on: optionalDay,
  report_id: z.preprocess(
    (value) => (Number.isSafeInteger(value) ? value : undefined),
    z.int().optional().describe('The document with the report of the inspection'),
  ),
  location: text,
  available_from: optionalDay,
  offer: z.enum(unitOffers),
  state: z.enum(unitStates),
  price_text: optionalText.describe('A price without a limit of time; `price` takes precedence'),
  price: optionalObject(priceSchema),
  hire: optionalObject(hireTexts),
  pictures: listOf(z.string().min(1)),
  captions: listOf(captionSchema).describe('What the pictures show'),
  updated_at: optionalTimestamp.describe('When it was last changed, a timestamp in ISO 8601'),
  translations: optionalObject(inEachLocale(unitTranslation)),
})

export type Unit = z.output<typeof unitSchema>
export type HireTerms = z.output<typeof hireTexts>
