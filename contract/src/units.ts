import { z } from 'zod'
import { imageCredit } from './image-credit.ts'
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
  image_credit: imageCredit,
  translations: optionalObject(
    inEachLocale(z.object({ text: optionalText, image_credit: optionalText })),
  ),
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
/** Whether a unit is on offer, now or later; a sold one is counted nowhere. */
export function isOnOffer({ state }: Pick<Unit, 'state'>): boolean {
  return state !== 'sold'
}

/**
 * Whether a unit is free now: neither on hire nor sold, nor free only from a later day.
 *
 * @param today the day in Jakarta; may be omitted if past days were removed from the unit
 */
export function isFreeNow(
  { state, available_from: from }: Pick<Unit, 'state' | 'available_from'>,
  today = '',
): boolean {
  return state === 'free' && (from === undefined || from <= today)
}

/** Returns how many units are on offer and how many of them are free now. */
export function unitCounts(units: readonly Unit[] = []): { count: number; free: number } {
  return {
    count: units.filter(isOnOffer).length,
    free: units.filter((unit) => isFreeNow(unit)).length,
  }
}

export type HireTerms = z.output<typeof hireTexts>
