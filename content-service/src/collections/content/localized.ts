import { setImmediate as otherWork } from 'node:timers/promises'
import { type BaseLocale, baseLocales, defaultLocale, type Localized } from '@niaga/contract/locale'
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, Where } from 'payload'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { isPreview } from './preview-target.ts'
import { getPublished, withoutDrafts } from './published.ts'
import { findDraft, withReferredDraft } from './with-draft.ts'

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string
  limit?: number
  page?: number
  /** Selects fields of published documents; a previewed draft is always complete. */
  select?: SelectType
}

const firstLanguage = { locale: defaultLocale, fallbackLocale: false } as const

/**
 * Returns the public documents of a collection, in every language, with pictures, and their total number. An editor's
 * preview also sees the draft of one document.
 */
export async function findLocalized<Slug extends CollectionSlug>(
  payload: Payload,
  query: Query<Slug>,
): Promise<{ documents: Localized<DataFromCollectionSlug<Slug>>[]; total: number }> {
  const { collection } = query
  const where = getPublished(collection, query.where)
  const { select, ...rest } = query
  const options = { pagination: query.limit !== undefined, limit: 0, ...rest, where, depth: 1 }
  const base = await payload.find(selecting({ ...options, ...firstLanguage }, select))
  const ids = base.docs.map(({ id }) => id)
  // SQLite responds synchronously; without this pause no other work would run between the languages.
  await otherWork()
  const inSecond = {
    ...{ collection, where: { id: { in: ids } } },
    ...{ pagination: false, depth: 1, ...secondLanguage() },
  }
  const others = await payload.find(selecting(inSecond, select))
  const published = { id: base.docs, en: others.docs }
  const visible = await withPreview(payload, collection, query.where ?? {}, published)
  const documents = paired(withoutDrafts(visible.id), withoutDrafts(visible.en))
  return { documents, total: base.totalDocs + visible.id.length - base.docs.length }
}

/** Payload's type of `select` cannot follow a generic collection. */
function selecting<Options extends object>(options: Options, select?: SelectType): Options {
  return select ? { ...options, select } : options
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

/** Replaces the published version of a document with the draft that an editor previews. */
async function withPreview<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  published: Localized<DataFromCollectionSlug<Slug>[]>,
): Promise<Localized<DataFromCollectionSlug<Slug>[]>> {
  if (!isPreview()) return published
  const inLanguage = async (locale: BaseLocale) => {
    const language = locale === 'id' ? { locale, fallbackLocale: false as const } : secondLanguage()
    const options = { depth: 1, ...language }
    const draft = await findDraft(payload, collection, where, options)
    const documents = draft ? withDocument(published[locale], draft) : published[locale]
    return withReferredDraft(payload, collection, documents, options)
  }
  return { id: await inLanguage('id'), en: await inLanguage('en') }
}

/** Puts the document in its place, or first if it is new. */
function withDocument<Document extends { id: number | string }>(
  documents: Document[],
  draft: Document,
): Document[] {
  const isKnown = documents.some(({ id }) => id === draft.id)
  return isKnown
    ? documents.map((one) => (one.id === draft.id ? draft : one))
    : [draft, ...documents]
}

/** Returns a text in the given language, else in the default one, else in any; blank counts as missing. */
export function textIn<Document>(
  document: Localized<Document>,
  locale: BaseLocale,
  pick: (document: Document) => string | null | undefined,
): string {
  const codes: BaseLocale[] = [locale, defaultLocale, ...baseLocales]
  return codes.map((code) => pick(document[code])).find(isFilled) ?? ''
}

/** Whether a text contains more than white space. */
export function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
