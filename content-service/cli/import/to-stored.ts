import type { Localized } from '@niaga/contract/locale'
import { fieldsIn, type WireField } from '../../src/collections/content/wire-fields.ts'
import { getTexts, orDash } from './texts.ts'

/**
 * Returns an entry of another host as it will be stored here: its values with the Indonesian texts, and its English texts.
 * Texts in both languages and lists are cut to the limits of their fields: half a number would be a wrong one. Pictures and
 * references are omitted, because their ids differ here.
 */
export function toStored<Stored extends object>(
  fields: Record<string, WireField>,
  entry: Localized<object>,
): Localized<Stored> {
  const stored: Localized<Record<string, unknown>> = { id: {}, en: {} }
  for (const [name, field] of Object.entries(fields)) {
    const value = { id: Reflect.get(entry.id, name), en: Reflect.get(entry.en, name) }
    if (field.type === 'upload' || field.type === 'relationship') continue
    if (field.localized || field.type === 'group' || field.type === 'array') {
      const { id, en } = inBoth(field, value)
      stored.id[field.name] = id
      stored.en[field.name] = en
    } else if (field.type === 'date') {
      stored.id[field.name] = value.id ? `${value.id}T12:00:00.000Z` : null
    } else {
      // A word that the host lacks stays as it is here.
      const missing = field.type === 'number' ? null : undefined
      stored.id[field.name] = value.id ?? field.defaultValue ?? missing
    }
  }
  return stored as Localized<Stored>
}

function inBoth(field: WireField, { id, en }: Localized<unknown>): Localized<unknown> {
  if (field.type === 'group') return toStored(fieldsIn(field), { id: Object(id), en: Object(en) })
  if (field.type === 'array') {
    const rows = getList(id).slice(0, field.maxRows)
    // Rows have no ids: they are paired by position, and only if their counts agree.
    const english = getList(en).length === getList(id).length ? getList(en) : rows
    const both = rows.map((row, at) =>
      toStored(fieldsIn(field), { id: row, en: english[at] ?? row }),
    )
    return { id: both.map((row) => row.id), en: both.map((row) => row.en) }
  }
  const maxLength = 'maxLength' in field ? field.maxLength : undefined
  const texts = getTexts({ id, en }, (text) =>
    String(text ?? '')
      .trim()
      .slice(0, maxLength),
  )
  return 'required' in field && field.required ? orDash(texts) : texts
}

function getList(value: unknown): object[] {
  return Array.isArray(value) ? value : []
}
