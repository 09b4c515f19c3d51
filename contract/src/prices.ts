import { z } from 'zod'
import { optionalDay, optionalText } from './lenient.ts'

/** Prices of the content contract: what a unit costs in an editor's words, for a limited time. */

export const priceSchema = z.object({
  text: z.string().min(1),
  as_of: optionalDay,
  valid_until: optionalDay.describe('The last day on which it is shown'),
})

export const priceTranslation = z.object({ text: optionalText })

export type Price = z.output<typeof priceSchema>
