import type { FlattenedField } from 'payload'
import { isObject } from '../../collections/content/visit-fields.ts'
import { largestId } from '../../platform/admin/reject-stale-save.ts'

const year = /^\d{4}-/

/** Whether a field can store a value, as far as its type says; whether it may is Payload's to validate. */
export function fitsField(field: FlattenedField, value: unknown): boolean {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
    case 'array':
      // An empty list of a form.
      return value === 0 || value === '0' || value === '' || isListOf(value, isObject)
    case 'blocks':
      return (
        value === 0 ||
        value === '0' ||
        value === '' ||
        isListOf(value, (row) => isObject(row) && isBlock(field, row.blockType))
      )
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
    case 'code':
      return typeof value === 'string'
    case 'number':
      // A text such as 12.000 has another reading; Payload would store its beginning.
      return (
        Number.isFinite(Number(value)) &&
        (typeof value === 'number' || value === `${Number(value)}`)
      )
    case 'checkbox':
      return typeof value === 'boolean' || value === 'true' || value === 'false'
    case 'date':
      return value instanceof Date || isDay(value)
    case 'select':
    case 'radio':
      return field.options.some(
        (option) => (typeof option === 'object' ? option.value : option) === value,
      )
    case 'relationship':
    case 'upload':
      if (typeof field.relationTo === 'string') return isReference(value)
      return isObject(value) && field.relationTo.some((slug) => slug === value.relationTo)
        ? isReference(value.value)
        : false
    case 'richText':
      return isObject(value) && isObject(value.root)
    default:
      return true
  }
}

function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}

function isBlock(field: Extract<FlattenedField, { type: 'blocks' }>, slug: unknown): boolean {
  return field.blocks.some((block) => block.slug === slug)
}

/** PostgreSQL has no days of some years that JavaScript has. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string') return false
  const moment = new Date(value)
  return !Number.isNaN(moment.getTime()) && year.test(moment.toISOString())
}

function isReference(value: unknown): boolean {
  const id = isObject(value) ? value.id : value
  const number = typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= largestId
}
