import type { CollectionConfig, CollectionSlug, Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { withListPart, withMore } from '../../platform/config/extend.ts'
import { hireEndpoint, moveEndpoint } from './in-place.ts'

/** Adds the endpoints that change rows in a list, the return of documents from the bin, and the way to the drafts. */
export function lists(): Plugin {
  return ({ collections = [], ...config }) => ({ ...config, collections: collections.map(inList) })
}

function inList(collection: CollectionConfig): CollectionConfig {
  const { slug, trash } = collection
  const endpoints = [
    ...(isOrdered(collection) ? [moveEndpoint(collection.slug)] : []),
    ...(slug === 'units' ? [hireEndpoint] : []),
  ]
  const listed = isOrdered(collection)
    ? withListPart(collection, '/src/plugins/lists/draft-link.tsx#DraftLink')
    : collection
  const changed = readingShown(withMore(listed, { endpoints }))
  const hasUndo = isPublicCollection(slug) && trash
  return hasUndo ? withListPart(changed, '/src/plugins/lists/undo.tsx#Undo') : changed
}

/** What cells read beside their own columns. */
const readByCells: NonNullable<CollectionConfig['forceSelect']> = {
  ...{ _status: true, publishedDate: true, updatedAt: true, deletedAt: true },
  ...{ offer: true, state: true, availableFrom: true },
}

/** Lets a list read only its columns: with the rows of each, ten products take twice as long. */
function readingShown(collection: CollectionConfig): CollectionConfig {
  const { slug, admin, forceSelect } = collection
  if (!isPublicCollection(slug)) return collection
  const title = admin?.useAsTitle ?? 'id'
  return {
    ...collection,
    admin: { ...admin, enableListViewSelectAPI: true },
    forceSelect: { ...forceSelect, ...readByCells, [title]: true },
  }
}

function isOrdered(
  collection: CollectionConfig,
): collection is CollectionConfig & { slug: CollectionSlug } {
  return collection.defaultSort === 'sortOrder'
}
