import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'
import { withoutLinkIds } from './ledger.ts'

/** The same fields, or one value, at the same place of each. */
export type Versions = {
  /** On the other host, in the further language or what it shows in its place. */
  own: unknown
  english: unknown
  indonesian: unknown
  /** Here, in English. */
  here: unknown
  /** Here, in the further language. */
  kept: unknown
}

/**
 * What of a document is stored in a language beside the base ones: the host's texts in it. A text that is the English or
 * the Indonesian one is what a host shows where it has none, so that none is stored, but for one that must not be empty.
 * One whose English text here is not the host's, because an editor changed it or it was invalid, stays as it is here: it
 * would translate another text.
 *
 * @returns all localised fields, with the rows around them, and whether the host has any of them in the language
 */
export function furtherTexts(
  fields: readonly FlattenedField[],
  versions: Versions,
): { texts: Record<string, unknown>; isTranslated: boolean } {
  const found = { isTranslated: false }
  const texts = textsIn(fields, versions, found)
  return { texts, ...found }
}

export function isSameText(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other))
}

function textsIn(
  fields: readonly FlattenedField[],
  versions: Versions,
  found: { isTranslated: boolean },
): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const field of fields) {
    if ('virtual' in field && field.virtual) continue
    const inner = stepInto(versions, field.name)
    if ('localized' in field && field.localized) {
      const isRequired = 'required' in field && field.required === true
      texts[field.name] = textOf(inner, isRequired, found)
    } else if (field.type === 'array' && Array.isArray(inner.here)) {
      texts[field.name] = inner.here.map((row, index) => ({
        ...row,
        ...textsIn(field.flattenedFields, stepInto(inner, index), found),
      }))
    } else if (field.type === 'group' || field.type === 'tab') {
      const group = textsIn(field.flattenedFields, inner, found)
      if (Object.keys(group).length > 0) texts[field.name] = group
    }
  }
  return texts
}

function textOf(
  { own, english, indonesian, here, kept }: Versions,
  isRequired: boolean,
  found: { isTranslated: boolean },
): unknown {
  const isTranslation = (text: unknown) =>
    !isBlank(text) && !isSameText(text, english) && !isSameText(text, indonesian)
  const isOfHost = own !== undefined && isSameText(here, english)
  const text = isOfHost ? own : kept
  if (isTranslation(text)) {
    found.isTranslated ||= isOfHost
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
  // The order of the names in a rich text is not compared: PostgreSQL has one of its own.
  return typeof value === 'object' ? JSON.parse(withoutLinkIds(value)) : (value ?? null)
}
