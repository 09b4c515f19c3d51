import {
  baseLocales,
  defaultLocale,
  type Locale,
  type Localized,
  locales,
} from '@niaga/contract/locale'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import type { FlattenedField } from 'payload'
import { isObject, type Visited, visitFields } from '../../collections/content/visit-fields.ts'
import { bodyText } from '../../platform/admin/body-text.ts'
import { isAddressField, sameInEveryLanguage } from '../../platform/admin/field-marks.ts'

/** The missing texts by language; of the further languages, only offered ones in which the document is published. */
export type MissingTexts = Localized<Visited[]>

/** This collection is published only in the base languages. */
const inBaseLanguages = 'blog-posts'

/**
 * Returns the texts that a document has in one language but not in another. A text without letters, such as `> 12`, needs
 * no translation.
 *
 * @param data the document in all languages
 * @param offered the languages of the content
 */
export function missingTexts(
  collection: string,
  fields: readonly FlattenedField[],
  data: unknown,
  offered: readonly Locale[],
): MissingTexts {
  const languages = collection === inBaseLanguages ? baseLocales : offered
  const missing: MissingTexts = { id: [], en: [] }
  for (const locale of languages) missing[locale] = []
  if (!isObject(data) || isInIndonesianOnly(collection, data)) return missing
  const isLeftOut = (field: FlattenedField, siblings: Record<string, unknown>) =>
    isHidden(field, data, siblings)
  for (const visited of visitFields(fields, data, { isLeftOut })) {
    if (!isTranslated(visited.field)) continue
    const texts = languages.map((locale) => ({ locale, text: textIn(visited, locale) }))
    if (!texts.some(({ text }) => /\p{L}/u.test(text))) continue
    for (const { locale, text } of texts) {
      if (text === '') missing[locale]?.push(visited)
    }
  }
  return missing
}

/** The sheets of machines are published only in Indonesian (specification, section 1). */
function isInIndonesianOnly(collection: string, { path }: Record<string, unknown>): boolean {
  return collection === 'sheets' && equipmentSheetPaths.some((sheetPath) => sheetPath === path)
}

function isTranslated(field: FlattenedField): boolean {
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
  if (!isText || !field.localized) return false
  return !field.custom?.[isAddressField] && !field.custom?.[sameInEveryLanguage]
}

/** Whether the form does not show a field: editors can neither find nor translate it. */
export function isHidden(
  { admin, hidden }: FlattenedField,
  data: Record<string, unknown>,
  siblings: Record<string, unknown>,
): boolean {
  if (hidden || (admin && 'hidden' in admin && admin.hidden)) return true
  const condition = admin && 'condition' in admin ? admin.condition : undefined
  const context = { blockData: {}, operation: 'update' as const, path: [], user: null }
  return condition ? !condition(inForm(data), inForm(siblings), context) : false
}

/** Conditions are written for a form, whose texts are in one language. Each reads few of the values. */
function inForm(data: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(data, { get: (target, name) => inOneLanguage(Reflect.get(target, name)) })
}

function inOneLanguage(value: unknown): unknown {
  if (!isObject(value)) return value
  const keys = Object.keys(value)
  const isByLanguage =
    keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key))
  return isByLanguage ? value[defaultLocale] : value
}

function textIn({ value }: Visited, locale: Locale): string {
  const text = isObject(value) ? value[locale] : undefined
  return (typeof text === 'string' ? text : bodyText(text)).trim()
}
