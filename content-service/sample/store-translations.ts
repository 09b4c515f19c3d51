import type { Locale } from '@niaga/contract/locale'
import type { FlattenedField } from 'payload'
import { publicCollections, publicGlobals } from '../src/collections/content/public-collections.ts'
import { isObject } from '../src/collections/content/visit-fields.ts'
import type { Store } from './store.ts'

/**
 * Articles are published only in the base languages; redirects have no texts; pictures have a field for each base
 * language.
 */
const withoutTranslations = new Set<string>(['blog-posts', 'redirects', 'media'])

type Texts = ReadonlyMap<string, string>

/** Stores the sample's texts in the further languages, found by their English texts. */
export async function storeTranslations(
  { payload, req }: Store,
  locale: Locale,
  texts: Texts,
): Promise<void> {
  for (const collection of publicCollections.filter((slug) => !withoutTranslations.has(slug))) {
    const { flattenedFields } = payload.collections[collection].config
    const options = { collection, req, depth: 0, pagination: false } as const
    const { docs } = await payload.find({ ...options, locale: 'en', fallbackLocale: false })
    for (const document of docs) {
      const data = translatedFields(flattenedFields, document, texts)
      if (data) await payload.update({ collection, id: document.id, req, locale, data })
    }
  }
  for (const slug of publicGlobals) {
    const fields = payload.globals.config.find((global) => global.slug === slug)?.flattenedFields
    const global = await payload.findGlobal({
      slug,
      req,
      depth: 0,
      locale: 'en',
      fallbackLocale: false,
    })
    const data = translatedFields(fields ?? [], global, texts)
    if (data) await payload.updateGlobal({ slug, req, locale, data })
  }
  const { docs } = await payload.find({ collection: 'media', req, depth: 0, pagination: false })
  for (const { id, altEnglish } of docs) {
    const alt = texts.get(altEnglish)
    if (alt) await payload.update({ collection: 'media', id, req, locale, data: { alt } })
  }
}

/**
 * Returns a document with its texts translated, `null` if no text has a translation. Untranslated texts stay in English: a
 * required text is required in every language.
 */
function translatedFields(
  fields: readonly FlattenedField[],
  data: unknown,
  texts: Texts,
): Record<string, unknown> | null {
  const state = { isTranslated: false }
  const translated = isObject(data) ? copied(fields, data, texts, state) : {}
  return state.isTranslated ? translated : null
}

function copied(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  texts: Texts,
  state: { isTranslated: boolean },
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || ('virtual' in field && field.virtual)) continue
    if ('localized' in field && field.localized && typeof value === 'string') {
      const text = texts.get(value.replaceAll('\u00a0', ' '))
      if (text !== undefined) state.isTranslated = true
      copy[field.name] = text ?? value
    } else if (field.type === 'array' && Array.isArray(value)) {
      copy[field.name] = value.map((row) =>
        isObject(row) ? { ...row, ...copied(field.flattenedFields, row, texts, state) } : row,
      )
    } else if ('flattenedFields' in field && isObject(value)) {
      copy[field.name] = copied(field.flattenedFields, value, texts, state)
    } else if (field.name !== 'id') copy[field.name] = value
  }
  return copy
}
