import type { BaseLocale } from '@niaga/contract/locale'
import { withRowIds } from '../src/collections/content/with-row-ids.ts'
import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { MiningLocation } from './types.ts'

/**
 * Stores the mining locations.
 *
 * @returns the id of each, by its key
 */
export async function storeMiningLocations(
  { payload, req }: Store,
  places: readonly MiningLocation[],
  pictures: PictureIds,
): Promise<Map<string, number>> {
  const collection = 'mining-locations'
  const ids = new Map<string, number>()
  for (const [index, place] of places.entries()) {
    const { key, location, description, role, loadPort, picture, facts, ...position } = place
    const texts = (locale: BaseLocale) => ({
      ...textsIn({ location, description, role, loadPort }, locale),
      facts: facts.map((fact) => textsIn(fact, locale)),
    })
    const ordered = { image: pictures[picture], sortOrder: sortOrderAt(index) }
    const data = { ...texts('id'), ...position, ...ordered }
    const stored = await payload.create({ collection, req, locale: 'id', data })
    const english = withRowIds(texts('en'), stored)
    await payload.update({ collection, id: stored.id, req, locale: 'en', data: english })
    ids.set(key, stored.id)
  }
  return ids
}
