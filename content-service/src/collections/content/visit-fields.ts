import { locales } from '@niaga/contract/locale'
import type { FlattenedBlock, FlattenedField } from 'payload'

/** A field that holds a value of its own, at a place in a document. */
export type Visited = {
  field: FlattenedField
  /** As read in one language, or by language as read in all of them. */
  value: unknown
  /** As the form names it, such as `rows.0.title`. */
  path: string
  /** The fields around it, outermost first, each with the index of its row if it has rows. */
  parents: Parent[]
}

export type Parent = { field: FlattenedField; row?: number }

type Options = {
  /** Leaves out a field and what is in it. */
  isLeftOut?: (field: FlattenedField, siblings: Record<string, unknown>) => boolean
}

/** Deeper than any collection; data that refers to itself ends here. */
const maxDepth = 12

/** Every field of a document that holds a value of its own, in groups, tabs, rows and blocks too. */
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
      for (const rows of valuesOf(field, value)) {
        for (const [row, inner] of (Array.isArray(rows) ? rows : []).entries()) {
          const within = [...parents, { field, row }]
          yield* visitFields(fieldsOfRow(field, inner), inner, options, `${path}.${row}.`, within)
        }
      }
    } else if ('flattenedFields' in field) {
      const within = [...parents, { field }]
      for (const part of valuesOf(field, value)) {
        yield* visitFields(field.flattenedFields, part, options, `${path}.`, within)
      }
    } else {
      yield { field, value, path, parents }
    }
  }
}

/** The values of a field: one in each language if it is localized and was read in all of them. */
export function valuesOf(field: FlattenedField, value: unknown): unknown[] {
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

function fieldsOfRow(field: FlattenedField, row: unknown): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks' || !isObject(row)) return []
  const block = field.blocks.find((known): known is FlattenedBlock => known.slug === row.blockType)
  return block?.flattenedFields ?? []
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
