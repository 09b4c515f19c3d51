import type { CollectionBeforeChangeHook, DateField, DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { hiddenField } from '../../platform/admin/fields.ts'

/** Dates an undated post when an editor publishes it; an imported post stays undated. */
export const setPublishedDate: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.user || data._status !== 'published' || data.publishedDate) return data
  return { ...data, publishedDate: new Date().toISOString() }
}

/** A date before any that an editor can choose. */
const undated = '0001-01-01T00:00:00.000Z'

/**
 * The sort key of the list of posts: the published date, or the earliest date for an undated post. SQLite sorts `NULL`
 * first, PostgreSQL last.
 */
export function listedAt(): DateField {
  return {
    name: 'listedAt',
    type: 'date',
    index: true,
    label: { id: 'Urutan dalam daftar', en: 'Position in the list' },
    admin: hiddenField,
    hooks: { beforeChange: [({ siblingData }) => siblingData.publishedDate || undated] },
  }
}

/**
 * Accepts only four-digit years. SQLite compares dates as text, and any other year sorts before the present: such a post
 * would be shown at once.
 */
export const validateDate: DateFieldValidation = (value, options) => {
  const isValid = date(value, options)
  if (isValid !== true || !value) return isValid
  const isDate = typeof value === 'string' || value instanceof Date
  if (isDate && /^\d{4}-/.test(new Date(value).toISOString())) return true
  return options.req.t('validation:notValidDate', { value: String(value) })
}
