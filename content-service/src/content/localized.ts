import { defaultLocale, type Locale, locales } from '@niaga/contract/locale'
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'

/** One document as it stands in each language; where nothing is translated its texts are blank. */
export type Localized<Document> = Record<Locale, Document>

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string
  limit?: number
  page?: number
}

/** Documents of a collection in every language, with their pictures, and how many there are in all. */
export async function findLocalized<Slug extends CollectionSlug>(
  payload: Payload,
  query: Query<Slug>,
): Promise<{ documents: Localized<DataFromCollectionSlug<Slug>>[]; total: number }> {
  const options = { pagination: query.limit !== undefined, limit: 0, ...query, depth: 1 }
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
  const byId = new Map(others.docs.map((document) => [document.id, document]))
  const documents = base.docs.flatMap((document) => {
    const translation = byId.get(document.id)
    return translation ? [{ id: document, en: translation }] : []
  })
  return { documents, total: base.totalDocs }
}

/** A text in a language, else in the default one, else in any; blank counts as missing. */
export function textIn<Document>(
  document: Localized<Document>,
  locale: Locale,
  pick: (document: Document) => string | null | undefined,
): string {
  const codes: Locale[] = [locale, defaultLocale, ...locales]
  return codes.map((code) => pick(document[code])).find(isFilled) ?? ''
}

/** Whether a text holds more than blanks. */
export function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
