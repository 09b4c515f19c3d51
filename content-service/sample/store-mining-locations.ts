import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { CatalogueItem, MiningLocation } from './types.ts'

/** Stores the mining locations, which name the products that are stored before them. */
export async function storeMiningLocations(
  store: Store,
  places: readonly MiningLocation[],
  products: readonly CatalogueItem[],
  pictures: PictureIds,
): Promise<void> {
  const { payload, req } = store
  const collection = 'mining-locations'
  const ids = await productIds(store, products)
  for (const [index, place] of places.entries()) {
    const { location, description, role, loadPort, picture, facts, ...facing } = place
    const texts = { location, description, role, loadPort }
    const { latitude, longitude, relation, products: keys } = facing
    const data = {
      ...textsIn(texts, 'id'),
      ...{ latitude, longitude, relation },
      products: keys.flatMap((key) => ids.get(key) ?? []),
      facts: facts.map((fact) => textsIn(fact, 'id')),
      image: pictures[picture],
      sortOrder: sortOrderAt(index),
    }
    const stored = await payload.create({ collection, req, locale: 'id', data })
    const english = facts.map((fact, row) => ({
      ...textsIn(fact, 'en'),
      id: stored.facts?.[row]?.id,
    }))
    await payload.update({
      collection,
      id: stored.id,
      req,
      locale: 'en',
      data: { ...textsIn(texts, 'en'), facts: english },
    })
  }
}

/** The id of each product of the sample, by its key. */
async function productIds({ payload, req }: Store, products: readonly CatalogueItem[]) {
  const { docs } = await payload.find({
    collection: 'products',
    req,
    locale: 'id',
    select: { name: true },
    pagination: false,
    depth: 0,
  })
  const byName = new Map(docs.map(({ id, name }) => [name, id]))
  return new Map(products.map(({ key, name }) => [key, byName.get(name.id)]))
}
