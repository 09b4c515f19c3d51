import { optionalText } from './lenient.ts'

export const imageCredit = optionalText.describe(
  'Who made the picture, or that it is an illustration',
)
