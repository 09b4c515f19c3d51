import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload, PayloadRequest } from 'payload'
import { inLanguage } from '../src/collections/content/in-language.ts'
import type { PublicCollection } from '../src/collections/content/public-collections.ts'
import { withRowIds } from '../src/collections/content/with-row-ids.ts'
import type { PictureKey, Text } from './types.ts'

/** Everything is stored through one request, and so in one transaction. */
export type Store = { payload: Payload; req: PayloadRequest }

/** The id of each stored picture. */
export type PictureIds = Record<PictureKey, number>

/** Returns a position in steps of ten, which lets an editor insert something between. */
export function sortOrderAt(index: number): number {
  return (index + 1) * 10
}

/**
 * Stores a document whose localised fields have a text for each language.
 *
 * @returns its id
 */
export async function storeLocalized(
  { payload, req }: Store,
  collection: PublicCollection,
  data: object,
): Promise<number> {
  const { flattenedFields } = payload.collections[collection].config
  const dataIn = (locale: BaseLocale) =>
    inLanguage(flattenedFields, data, { locale, fallbackLocale: false })
  // Payload validates the fields; their types are not specific to one collection.
  const created = { collection, req, locale: 'id', data: dataIn('id') as never } as const
  const stored = await payload.create(created)
  const english = withRowIds(dataIn('en'), stored) as never
  await payload.update({ collection, id: stored.id, req, locale: 'en', data: english })
  return stored.id
}

/** Returns each text in one language. */
export function textsIn<Texts extends Record<string, Text>>(texts: Texts, locale: BaseLocale) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]])) as {
    [name in keyof Texts]: string
  }
}
