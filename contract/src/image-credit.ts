import { optionalText } from './lenient.ts'

export const imageCredit = optionalText.describe(
  'Who made the picture, or that it is an illustration',
)

export const imageAlt = optionalText.describe(
  'What the picture shows, for visitors who cannot see it',
)
