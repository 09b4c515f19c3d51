import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

/**
 * Accepts only years of four digits. SQLite compares dates as text, in which any other year sorts before the present: a
 * post dated then would be shown now.
 */
export const validateDate: DateFieldValidation = (value, options) => {
  const isValid = date(value, options)
  if (isValid !== true || !value) return isValid
  const isDate = typeof value === 'string' || value instanceof Date
  if (isDate && /^\d{4}-/.test(new Date(value).toISOString())) return true
  return options.req.t('validation:notValidDate', { value: String(value) })
}
