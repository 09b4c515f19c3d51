import type { FlattenedField } from 'payload'
import { getValues, isObject, visitFields } from '../../collections/content/visit-fields.ts'
import { isAddressField } from '../../platform/admin/field-marks.ts'

/** A reference of a document. */
export type Reference = {
  collection: string
  id: number
  /** Whether the place only loses one of several items when the document is deleted. */
  isOneOfMany: boolean
}

/** Yields everything that a document, in any language, refers to in its fields and rich texts. */
export function* referencesIn(
  fields: readonly FlattenedField[],
  data: unknown,
): Generator<Reference> {
  for (const { field, value } of visitFields(fields, data)) {
    if (field.type === 'relationship' || field.type === 'upload') {
      const { relationTo } = field
      // A missing picture is noticeable even among others.
      const isOneOfMany = field.type === 'relationship' && field.hasMany && !field.required
      for (const one of getValues(field, value).flat())
        yield* referenceTo(relationTo, one, Boolean(isOneOfMany))
    } else if (field.type === 'richText') {
      yield* referencesInNode(value)
    }
  }
}

/** Whether documents with these fields can refer to a collection, or link to its pages. */
export function canReferTo(fields: readonly FlattenedField[], collection: string): boolean {
  return fields.some((field) => {
    if (field.type === 'richText' || field.custom?.[isAddressField]) return true
    if (field.type === 'relationship' || field.type === 'upload') {
      return [field.relationTo].flat().some((target) => target === collection)
    }
    if (field.type === 'blocks') {
      return field.blocks.some((block) => canReferTo(block.flattenedFields, collection))
    }
    return 'flattenedFields' in field && canReferTo(field.flattenedFields, collection)
  })
}

/** Returns the query paths of fields outside rich texts that refer to a collection. */
export function getReferencePaths(
  fields: readonly FlattenedField[],
  collection: string,
  prefix = '',
): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.type === 'relationship' || field.type === 'upload') {
      return [field.relationTo].flat().some((target) => target === collection) ? [path] : []
    }
    return 'flattenedFields' in field
      ? getReferencePaths(field.flattenedFields, collection, `${path}.`)
      : []
  })
}

function* referenceTo(
  relationTo: string | string[],
  value: unknown,
  isOneOfMany: boolean,
): Generator<Reference> {
  if (typeof relationTo === 'string') {
    const id = isObject(value) ? value.id : value
    if (typeof id === 'number') yield { collection: relationTo, id, isOneOfMany }
  } else if (isObject(value) && typeof value.relationTo === 'string') {
    yield* referenceTo(value.relationTo, value.value, isOneOfMany)
  }
}

/** Pictures and links inside a rich text are not relations in the database. */
function* referencesInNode(node: unknown): Generator<Reference> {
  if (typeof node !== 'object' || node === null) return
  if ('relationTo' in node && typeof node.relationTo === 'string' && 'value' in node) {
    yield* referenceTo(node.relationTo, node.value, false)
    return
  }
  for (const inner of Object.values(node)) yield* referencesInNode(inner)
}
