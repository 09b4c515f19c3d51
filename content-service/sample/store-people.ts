import { type Store, sortOrderAt, textsIn } from './store.ts'
import type { Person } from './types.ts'

/** Stores the desks that a buyer can reach. */
export async function storePeople(
  { payload, req }: Store,
  people: readonly Person[],
): Promise<void> {
  const collection = 'people'
  for (const [index, { key: _, role, area, ...person }] of people.entries()) {
    const sortOrder = sortOrderAt(index)
    const data = { ...person, ...textsIn({ role, area }, 'id'), sortOrder }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    const english = textsIn({ role, area }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data: english })
  }
}
