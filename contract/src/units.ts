import { z } from 'zod'
import { listOf, optionalObject, optionalText, optionalTimestamp, text } from './lenient.ts'
import { inEachLocale } from './locale-schema.ts'

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
  price_text: optionalText,
  hire: optionalObject(hireTexts),
})

const optionalCount = z.preprocess(
  (value) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined),
  z.int().nonnegative().optional(),
)

export const unitSchema = z.object({
  id: z.int().positive(),
  name: z.string().min(1),
  maker: optionalText,
  model: optionalText,
  year: optionalCount,
  hours: optionalCount.describe('How long it has worked'),
  location: text,
  offer: z.enum(unitOffers),
  state: z.enum(unitStates),
  price_text: optionalText,
  hire: optionalObject(hireTexts),
  pictures: listOf(z.string().min(1)),
  updated_at: optionalTimestamp.describe('When it was last changed, a timestamp in ISO 8601'),
  translations: optionalObject(inEachLocale(unitTranslation)),
})

export type Unit = z.output<typeof unitSchema>
export type HireTerms = z.output<typeof hireTexts>
