import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { withoutLinkIds } from './ledger.ts'

/** The versions of the same fields, or of one value. */
export type Versions = {
  /** The value on the other host, in the further language or as shown in its place. */
  translation: unknown
  english: unknown
  indonesian: unknown
  /** The English value here. */
  here: unknown
  /** The value here in the further language. */
  current: unknown
}

/**
 * Returns the texts of a document to store in a further language: the host's. A text equal to the English or Indonesian
 * one is a fallback of the host and is not stored, unless the field is required. If the English text here is not the
 * host's, because an editor changed it or it was invalid, the field stays as it is here: the host's text would translate
 * another one.
 *
 * @returns all localized fields, with the rows around them, and whether the host has any of them in the language
 */
export function furtherTexts(
  fields: readonly FlattenedField[],
  versions: Versions,
): { texts: Record<string, unknown>; isTranslated: boolean } {
  const result = { isTranslated: false }
  const texts = textsIn(fields, versions, result)
  return { texts, ...result }
}

export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function textsIn(
  fields: readonly FlattenedField[],
  versions: Versions,
  result: { isTranslated: boolean },
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const inner = stepInto(versions, field.name)
    if ('localized' in field && field.localized) {
      const isRequired = 'required' in field && field.required === true
      texts[field.name] = getText(inner, isRequired, result)
    } else if (field.type === 'array' && Array.isArray(inner.here)) {
      texts[field.name] = inner.here.map((row, index) => ({
        ...row,
        ...textsIn(field.flattenedFields, stepInto(inner, index), result),
      }))
    } else if (field.type === 'group' || field.type === 'tab') {
      const group = textsIn(field.flattenedFields, inner, result)
      if (Object.keys(group).length > 0) texts[field.name] = group
    }
  }
  return texts
}

function getText(
  { translation, english, indonesian, here, current }: Versions,
  isRequired: boolean,
  result: { isTranslated: boolean },
): unknown {
  const isTranslation = (text: unknown) =>
    !isBlank(text) && !isSameText(text, english) && !isSameText(text, indonesian)
  const isOfHost = translation !== undefined && isSameText(here, english)
  const text = isOfHost ? translation : current
  if (isTranslation(text)) {
    result.isTranslated ||= isOfHost
    return text
  }
  return isRequired ? here : null
}

function stepInto(versions: Versions, step: string | number): Versions {
  const entries = Object.entries(versions).map(([name, value]) => [
    name,
    Reflect.get(Object(value), step),
  ])
  return Object.fromEntries(entries)
}

export function isBlank(value: unknown): boolean {
  return plain(value) === null
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null
  // The order of keys in a rich text is not compared: PostgreSQL has its own.
  return typeof value === 'object' ? JSON.parse(withoutLinkIds(value)) : (value ?? null)
}
