import { setImmediate as otherWork } from 'node:timers/promises'
import { type BaseLocale, baseLocales, defaultLocale } from '@niaga/contract/locale'
import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, Where } from 'payload'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { isPreview } from './preview-target.ts'
import { publishedOf, withoutDrafts } from './published.ts'
import { findDraft, withReferredDraft } from './with-draft.ts'

/** One document in each language; untranslated texts are blank. */
export type Localized<Document> = Record<BaseLocale, Document>

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string
  limit?: number
  page?: number
  /** Of what is published: a draft that is previewed is whole. */
  select?: SelectType
}

const firstLanguage = { locale: defaultLocale, fallbackLocale: false } as const

/**
 * What visitors may see of a collection, in every language, with its pictures, and the total number of documents. An editor's preview
 * also sees the draft of one document.
 */
export async function findLocalized<Slug extends CollectionSlug>(
  payload: Payload,
  query: Query<Slug>,
): Promise<{ documents: Localized<DataFromCollectionSlug<Slug>>[]; total: number }> {
  const { collection } = query
  const where = publishedOf(collection, query.where)
  const { select, ...rest } = query
  const options = { pagination: query.limit !== undefined, limit: 0, ...rest, where, depth: 1 }
  const base = await payload.find(selecting({ ...options, ...firstLanguage }, select))
  const ids = base.docs.map(({ id }) => id)
  // SQLite responds at once, so that nothing else would have its turn between the languages.
  await otherWork()
  const inSecond = {
    ...{ collection, where: { id: { in: ids } } },
    ...{ pagination: false, depth: 1, ...secondLanguage() },
  }
  const others = await payload.find(selecting(inSecond, select))
  const found = { id: base.docs, en: others.docs }
  const shown = await withPreview(payload, collection, query.where ?? {}, found)
  const documents = paired(withoutDrafts(shown.id), withoutDrafts(shown.en))
  return { documents, total: base.totalDocs + shown.id.length - base.docs.length }
}

/** Payload's type of `select` cannot follow a collection that is not known here. */
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

/** Adds the draft that an editor previews, in place of what is published of it. */
async function withPreview<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  found: Localized<DataFromCollectionSlug<Slug>[]>,
): Promise<Localized<DataFromCollectionSlug<Slug>[]>> {
  if (!isPreview()) return found
  const inLanguage = async (locale: BaseLocale) => {
    const language = locale === 'id' ? { locale, fallbackLocale: false as const } : secondLanguage()
    const options = { depth: 1, ...language }
    const draft = await findDraft(payload, collection, where, options)
    const documents = draft ? withDocument(found[locale], draft) : found[locale]
    return withReferredDraft(payload, collection, documents, options)
  }
  return { id: await inLanguage('id'), en: await inLanguage('en') }
}

/** In its place, else first. */
function withDocument<Document extends { id: number | string }>(
  documents: Document[],
  draft: Document,
): Document[] {
  const isKnown = documents.some(({ id }) => id === draft.id)
  return isKnown
    ? documents.map((one) => (one.id === draft.id ? draft : one))
    : [draft, ...documents]
}

/** A text in the given language, else the default one, else any; blank counts as missing. */
export function textIn<Document>(
  document: Localized<Document>,
  locale: BaseLocale,
  pick: (document: Document) => string | null | undefined,
): string {
  const codes: BaseLocale[] = [locale, defaultLocale, ...baseLocales]
  return codes.map((code) => pick(document[code])).find(isFilled) ?? ''
}

/** Whether a text holds more than white space. */
export function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
