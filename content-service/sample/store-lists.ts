import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { GalleryEntry, Manager, MenuItem } from './types.ts'

/** Stores the members of the management. */
export async function storeManagers({ payload, req }: Store, managers: readonly Manager[]) {
  const collection = 'managements'
  for (const [index, { name, position }] of managers.entries()) {
    const data = { name, ...textsIn({ position }, 'id'), sortOrder: sortOrderAt(index) }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    await payload.update({ collection, id, req, locale: 'en', data: textsIn({ position }, 'en') })
  }
}

/** Stores the entries of the gallery. */
export async function storeGalleries(
  { payload, req }: Store,
  entries: readonly GalleryEntry[],
  pictures: PictureIds,
): Promise<void> {
  const collection = 'galleries'
  for (const [index, { title, description, picture }] of entries.entries()) {
    const texts = { title, description }
    const ordered = { image: pictures[picture], sortOrder: sortOrderAt(index) }
    const data = { ...textsIn(texts, 'id'), ...ordered }
    const { id } = await payload.create({ collection, req, locale: 'id', data })
    await payload.update({ collection, id, req, locale: 'en', data: textsIn(texts, 'en') })
  }
}

/** Stores the menu. Items follow their parents in the list, so the parent's id is available. */
export async function storeMenu({ payload, req }: Store, items: readonly MenuItem[]) {
  const collection = 'menu-items'
  const ids = new Map<string, number>()
  for (const [index, { key, parent, url, title }] of items.entries()) {
    const { id } = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ title }, 'id'),
        url,
        parent: parent === null ? null : (ids.get(parent) ?? null),
        sortOrder: sortOrderAt(index),
      },
    })
    await payload.update({ collection, id, req, locale: 'en', data: textsIn({ title }, 'en') })
    ids.set(key, id)
  }
}
