import type { Locale } from '@niaga/contract/locale'
import type { FlattenedField } from 'payload'

type Language = { locale: Locale; fallbackLocale: Locale | false }

/**
 * Returns one language of a document that Payload's database returned in all languages. Supports only fields with values,
 * and arrays and groups of these.
 */
export function inLanguage<Value extends object>(
  fields: readonly FlattenedField[],
  value: Value,
  language: Language,
): Value {
  const result = { ...value }
  for (const field of fields) {
    const part: unknown = Reflect.get(value, field.name)
    Reflect.set(result, field.name, partInLanguage(field, part, language))
  }
  return result
}

function partInLanguage(field: FlattenedField, value: unknown, language: Language): unknown {
  if ('localized' in field && field.localized) return textIn(value, language)
  if (!('flattenedFields' in field)) return value
  const { flattenedFields } = field
  const inner = (part: unknown) =>
    isObject(part) ? inLanguage(flattenedFields, part, language) : part
  return Array.isArray(value) ? value.map(inner) : inner(value)
}

function textIn(texts: unknown, { locale, fallbackLocale }: Language): unknown {
  if (!isObject(texts)) return null
  const text: unknown = Reflect.get(texts, locale)
  const isMissing = text === undefined || text === null || text === ''
  if (isMissing && fallbackLocale) return Reflect.get(texts, fallbackLocale) ?? null
  return text ?? null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
