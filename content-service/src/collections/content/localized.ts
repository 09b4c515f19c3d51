import { defaultLocale, type Locale, locales } from '@niaga/contract/locale'
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { publishedOf, withoutDrafts } from './published.ts'

/** One document in each language; untranslated texts are blank. */
export type Localized<Document> = Record<Locale, Document>

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string
  limit?: number
  page?: number
}

/** What visitors may see of a collection, in every language, with its pictures, and the total number of documents. */
export async function findLocalized<Slug extends CollectionSlug>(
  payload: Payload,
  query: Query<Slug>,
): Promise<{ documents: Localized<DataFromCollectionSlug<Slug>>[]; total: number }> {
  const where = publishedOf(query.collection, query.where)
  const options = { pagination: query.limit !== undefined, limit: 0, ...query, where, depth: 1 }
  const base = await payload.find({ ...options, locale: defaultLocale, fallbackLocale: false })
  const ids = base.docs.map(({ id }) => id)
  const others = await payload.find({
    collection: query.collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 1,
    locale: 'en',
    fallbackLocale: false,
  })
  const documents = paired(withoutDrafts(base.docs), withoutDrafts(others.docs))
  return { documents, total: base.totalDocs }
}

/** Pairs documents with their translations, in the order of `documents`. */
export function paired<Document extends { id: number | string }>(
  documents: Document[],
  translations: Document[],
): Localized<Document>[] {
  const byId = new Map(translations.map((document) => [document.id, document]))
  return documents.flatMap((document) => {
    const translation = byId.get(document.id)
    return translation ? [{ id: document, en: translation }] : []
  })
}

/** A text in the given language, else the default one, else any; blank counts as missing. */
export function textIn<Document>(
  document: Localized<Document>,
  locale: Locale,
  pick: (document: Document) => string | null | undefined,
): string {
  const codes: Locale[] = [locale, defaultLocale, ...locales]
  return codes.map((code) => pick(document[code])).find(isFilled) ?? ''
}

/** Whether a text holds more than white space. */
export function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
