import type { FlattenedField } from 'payload'
import { getValues, isObject, visitFields } from '../../collections/content/visit-fields.ts'
import { isAddressField } from '../../platform/admin/field-marks.ts'

/** Yields every address that a document links to in any language. */
export function* linksIn(fields: readonly FlattenedField[], data: unknown): Generator<string> {
  for (const { field, value } of visitFields(fields, data)) {
    if (field.custom?.[isAddressField]) {
      for (const address of getValues(field, value)) {
        if (typeof address === 'string' && address !== '') yield address
      }
    } else if (field.type === 'richText') {
      yield* linksInNode(value)
    }
  }
}

function* linksInNode(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if (isObject(node) && (node.type === 'link' || node.type === 'autolink')) {
    const { fields } = node
    if (isObject(fields) && typeof fields.url === 'string') yield fields.url
  }
  for (const inner of Object.values(node)) yield* linksInNode(inner)
}
