import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

/**
 * A date with a year of four digits, as everyone writes it. SQLite compares dates as texts, in which any other
 * year comes before this one: a post that is dated then would be shown now.
 */
export const validateDate: DateFieldValidation = (value, options) => {
  const isValid = date(value, options)
  if (isValid !== true || !value) return isValid
  const isDate = typeof value === 'string' || value instanceof Date
  if (isDate && /^\d{4}-/.test(new Date(value).toISOString())) return true
  return options.req.t('validation:notValidDate', { value: String(value) })
}
