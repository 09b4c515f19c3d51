import { type Store, sortOrderAt, textsIn } from './store.ts'
import type { Person } from './types.ts'

/**
 * Stores the desks that a buyer can reach.
 *
 * @returns the id of each, by its key
 */
export async function storePeople(
  { payload, req }: Store,
  people: readonly Person[],
): Promise<Map<string, number>> {
  const collection = 'people'
  const ids = new Map<string, number>()
  for (const [index, { key, role, area, ...person }] of people.entries()) {
    const sortOrder = sortOrderAt(index)
    const data = { ...person, ...textsIn({ role, area }, 'id'), sortOrder }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    const english = textsIn({ role, area }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
    ids.set(key, id)
  }
  return ids
}
