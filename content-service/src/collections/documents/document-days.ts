import type { DateField, DateFieldValidation } from 'payload'
import { dayOnly } from '../../platform/admin/fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { validateDate } from '../blog-posts/dates.ts'

export function dayField(
  name: string,
  label: Label,
  validate = validateDate,
  description?: Label,
): DateField {
  return { name, type: 'date', label, validate, admin: { date: dayOnly, description } }
}

/** Returns the day of a stored date: the admin stores days at noon, independent of an editor's time zone. */
export function getDay(date: string | null | undefined): string | undefined {
  return date?.slice(0, 10) || undefined
}

/** Accepts an empty field, or a day not before the day of issue. */
export const validateValidUntil: DateFieldValidation = (value, options) => {
  const valid = validateDate(value, options)
  if (valid !== true || !value) return valid
  const issued: unknown = Reflect.get(options.siblingData, 'date')
  const isAfter = !issued || dayIn(value) >= dayIn(issued)
  return isAfter || adminTexts(options.req.i18n).documents.beforeIssue
}

function dayIn(date: unknown): string {
  const moment = new Date(date instanceof Date ? date : String(date))
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString().slice(0, 10)
}
