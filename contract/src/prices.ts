import { z } from 'zod'
import { optionalDay, optionalQuantity, optionalText } from './lenient.ts'

/** Prices of the content contract: what a unit or a grade costs in an editor's words, for a limited time. */

export const priceSchema = z.object({
  text: z.string().min(1),
  as_of: optionalDay,
  valid_until: optionalDay.describe('The last day on which it is shown'),
  per_tonne: optionalQuantity.describe(
    'Of a grade: the figure per tonne in the currency of its text, which fills the calculators',
  ),
})

export const priceTranslation = z.object({ text: optionalText })

export type Price = z.output<typeof priceSchema>
