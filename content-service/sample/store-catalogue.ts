import type { BaseLocale } from '@niaga/contract/locale'
import { withRowIds } from '../src/collections/content/with-row-ids.ts'
import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import { gradesIn, termsIn } from './store-offer.ts'
import type { CatalogueItem } from './types.ts'

type Ids = {
  pictures: PictureIds
  /** The id of every sheet, by its page. */
  sheets: Map<string, number>
  /** The id of every mining location, by its key. */
  locations: Map<string, number>
  /** The id of every person, by its key. */
  people: Map<string, number>
}

/**
 * Stores products or tools, each with its specification sheet or its features, and with its offer.
 *
 * @returns the id of each, by its key
 */
export async function storeCatalogue(
  { payload, req }: Store,
  collection: 'products' | 'tools',
  items: readonly CatalogueItem[],
  { pictures, sheets, locations, people }: Ids,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const today = new Date()
  for (const [index, item] of items.entries()) {
    const { key, name, description, picture, grades = [], terms, origins = [], contact } = item
    const features = 'features' in item ? item.features : []
    const texts = (locale: BaseLocale) => ({
      ...textsIn({ name, description }, locale),
      features: features.map((feature) => textsIn(feature, locale)),
      ...(terms ? { terms: termsIn(terms, locale, today) } : {}),
      ...(collection === 'products' ? { grades: gradesIn(grades, locale) } : {}),
    })
    const stored = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...texts('id'),
        image: picture ? pictures[picture] : null,
        contact: contact === undefined ? null : people.get(contact),
        sheet: 'sheet' in item ? sheets.get(item.sheet) : null,
        sortOrder: sortOrderAt(index),
        ...(collection === 'products'
          ? { origins: origins.flatMap((origin) => locations.get(origin) ?? []) }
          : {}),
      },
    })
    const english = withRowIds(texts('en'), stored)
    await payload.update({ collection, id: stored.id, req, locale: 'en', data: english })
    ids.set(key, stored.id)
  }
  return ids
}
