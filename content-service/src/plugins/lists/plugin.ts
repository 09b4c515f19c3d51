import type { CollectionConfig, CollectionSlug, Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { hireEndpoint, moveEndpoint } from './in-place.ts'

const undo = '/src/plugins/lists/undo.tsx#Undo'

/** Adds the endpoints that change rows in a list, and the return of documents from the bin. */
export function lists(): Plugin {
  return ({ collections = [], ...config }) => ({ ...config, collections: collections.map(inList) })
}

function inList(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection
  const endpoints = collection.endpoints || []
  const beforeListTable = [...(admin?.components?.beforeListTable ?? []), undo]
  return {
    ...collection,
    endpoints: [
      ...endpoints,
      ...(isOrdered(collection) ? [moveEndpoint(collection.slug)] : []),
      ...(slug === 'units' ? [hireEndpoint] : []),
    ],
    ...(isPublicCollection(slug) &&
      collection.trash && {
        admin: { ...admin, components: { ...admin?.components, beforeListTable } },
      }),
  }
}

function isOrdered(
  collection: CollectionConfig,
): collection is CollectionConfig & { slug: CollectionSlug } {
  return collection.defaultSort === 'sortOrder'
}
