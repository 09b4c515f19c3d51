import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { sentenceFor } from '../../platform/admin/sentence.ts'

export const firstYear = 1950
export const mostHours = 200_000

export function lastYear(): number {
  return new Date().getFullYear() + 1
}

/** Accepts an empty field, or a year in which a machine that still works may have been made. */
export const validateYear: NumberFieldSingleValidation = async (value, options) => {
  const valid = await number(value, options)
  if (valid !== true || value === null || value === undefined) return valid
  if (Number.isInteger(value) && value >= firstYear && value <= lastYear()) return true
  return sentenceFor(options.req, {
    id: `Tahun pembuatan berada antara ${firstYear} dan ${lastYear()}.`,
    en: `The year of make is between ${firstYear} and ${lastYear()}.`,
  })
}

/** Accepts an empty field, or what an hour meter may show. */
export const validateHours: NumberFieldSingleValidation = async (value, options) => {
  const valid = await number(value, options)
  if (valid !== true || value === null || value === undefined) return valid
  if (Number.isInteger(value) && value >= 0 && value <= mostHours) return true
  return sentenceFor(options.req, {
    id: `Jam kerja adalah bilangan bulat dari 0 sampai ${mostHours}.`,
    en: `Working hours are a whole number from 0 to ${mostHours}.`,
  })
}
