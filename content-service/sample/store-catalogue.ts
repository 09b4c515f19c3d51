import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { CatalogueItem } from './types.ts'

/** Stores products or tools with their features. */
export async function storeCatalogue(
  { payload, req }: Store,
  collection: 'products' | 'tools',
  items: readonly CatalogueItem[],
  pictures: PictureIds,
): Promise<void> {
  for (const [index, { name, description, picture, features }] of items.entries()) {
    const stored = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ name, description }, 'id'),
        image: pictures[picture],
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
