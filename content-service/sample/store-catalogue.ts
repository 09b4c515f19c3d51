import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { CatalogueItem } from './types.ts'

/**
 * Stores products or tools, each with its specification sheet or its features.
 *
 * @param sheets the id of every sheet, by its page
 */
export async function storeCatalogue(
  { payload, req }: Store,
  collection: 'products' | 'tools',
  items: readonly CatalogueItem[],
  pictures: PictureIds,
  sheets: Map<string, number>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const { name, description, picture } = item
    const features = 'features' in item ? item.features : []
    const stored = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ name, description }, 'id'),
        image: pictures[picture],
        sheet: 'sheet' in item ? sheets.get(item.sheet) : null,
        sortOrder: sortOrderAt(index),
        features: features.map((feature) => textsIn(feature, 'id')),
      },
    })
    await payload.update({
      collection,
      id: stored.id,
      req,
      locale: 'en',
      data: {
        ...textsIn({ name, description }, 'en'),
        features: features.map((feature, row) => ({
          ...textsIn(feature, 'en'),
          id: stored.features?.[row]?.id,
        })),
      },
    })
  }
}
