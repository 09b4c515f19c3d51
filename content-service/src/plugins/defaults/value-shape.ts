import type { FlattenedField } from 'payload'
import { isObject } from '../../collections/content/visit-fields.ts'

const year = /^\d{4}-/

/**
 * Whether a value has the shape of its field. Payload stores something else for what this rejects: nothing for a group or list,
 * a text for an object, the beginning of a number, a rich text that no page can show. The rest is Payload's to validate.
 */
export function fitsField(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
    case 'array':
      // A form's empty list.
      return value === 0 || value === '0' || value === '' || isListOf(value, isObject)
    default:
      if (value === null || value === '') return true
      return 'hasMany' in field && field.hasMany
        ? isListOf(value, (one) => fitsOne(field, one))
        : fitsOne(field, value)
  }
}

function fitsOne(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return typeof value === 'string'
    case 'number':
      // A text such as 12.000 has another reading.
      return (
        Number.isFinite(Number(value)) &&
        (typeof value === 'number' || value === `${Number(value)}`)
      )
    case 'checkbox':
      return typeof value === 'boolean' || value === 'true' || value === 'false'
    case 'date':
      return value instanceof Date || isDay(value)
    case 'richText':
      return isObject(value) && isObject(value.root)
    default:
      return true
  }
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}

/** PostgreSQL does not support dates of some years that JavaScript supports. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && year.test(moment.toISOString())
}
