import { locales } from '@niaga/contract/locale'
import type { FlattenedBlock, FlattenedField } from 'payload'

/** A field with its own value, at a place in a document. */
export type Visited = {
  field: FlattenedField
  /** The value in one language, or by language if the document was read in all of them. */
  value: unknown
  /** The path in the form, such as `rows.0.title`. */
  path: string
  /** The parent fields, outermost first, each with the index of its row if it has rows. */
  parents: Parent[]
}

export type Parent = { field: FlattenedField; row?: number }

type Options = {
  /** Whether to omit a field and its contents. */
  isLeftOut?: (field: FlattenedField, siblings: Record<string, unknown>) => boolean
}

/** More levels than any collection has; stops at data that refers to itself. */
const maxDepth = 12

/** Yields every field of a document that has its own value, including fields in groups, tabs, rows and blocks. */
export function* visitFields(
  fields: readonly FlattenedField[],
  data: unknown,
  options: Options = {},
  prefix = '',
  parents: Parent[] = [],
): Generator<Visited> {
  if (!isObject(data) || parents.length > maxDepth) return
  for (const field of fields) {
    if (options.isLeftOut?.(field, data)) continue
    const value = data[field.name]
    const path = `${prefix}${field.name}`
    if (field.type === 'blocks' || field.type === 'array') {
      for (const rows of getValues(field, value)) {
        for (const [row, inner] of (Array.isArray(rows) ? rows : []).entries()) {
          const within = [...parents, { field, row }]
          yield* visitFields(getRowFields(field, inner), inner, options, `${path}.${row}.`, within)
        }
      }
    } else if ('flattenedFields' in field) {
      const within = [...parents, { field }]
      for (const part of getValues(field, value)) {
        yield* visitFields(field.flattenedFields, part, options, `${path}.`, within)
      }
    } else {
      yield { field, value, path, parents }
    }
  }
}

/** Returns the values of a field: one per language if it is localized and was read in all of them. */
export function getValues(field: FlattenedField, value: unknown): unknown[] {
  return isByLanguage(field, value) ? Object.values(value) : [value]
}

/** Whether a value was read in all languages. */
export function isByLanguage(
  field: FlattenedField,
  value: unknown,
): value is Partial<Record<string, unknown>> {
  if (!('localized' in field && field.localized) || !isObject(value)) return false
  return Object.keys(value).every((key) => locales.some((locale) => locale === key))
}

function getRowFields(field: FlattenedField, row: unknown): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks' || !isObject(row)) return []
  const block = field.blocks.find(
    (candidate): candidate is FlattenedBlock => candidate.slug === row.blockType,
  )
  return block?.flattenedFields ?? []
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
