import type { FlattenedField } from 'payload'

/**
 * Returns the texts of a document in a further language. The English text replaces a missing one: Payload rejects an empty
 * required text, and no file has all texts of a document.
 */
export function completeTexts(
  fields: readonly FlattenedField[],
  document: unknown,
  english: unknown,
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const value = Reflect.get(Object(document), field.name)
    const other = Reflect.get(Object(english), field.name)
    if ('localized' in field && field.localized) {
      texts[field.name] = value === '' ? other : (value ?? other)
    } else if (field.type === 'array' && Array.isArray(other)) {
      const rows: object[] = Array.isArray(value) ? value : []
      texts[field.name] = other.map((row) => {
        const same = rows.find((one) => Reflect.get(one, 'id') === row.id)
        return { ...row, ...completeTexts(field.flattenedFields, same, row) }
      })
    } else if (field.type === 'group') {
      const group = completeTexts(field.flattenedFields, value, other)
      if (Object.keys(group).length > 0) texts[field.name] = group
    }
  }
  return texts
}
