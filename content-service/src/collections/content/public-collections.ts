import type { CollectionSlug, GlobalSlug, Where } from 'payload'

/** The collections that the site shows; each after those that refer to it. */
export const publicCollections = [
  'blog-posts',
  'documents',
  'products',
  'units',
  'tools',
  'sheets',
  'pages',
  'redirects',
  'businesses',
  'mining-locations',
  'managements',
  'people',
  'galleries',
  'menu-items',
  'footer-items',
  'media',
] as const satisfies readonly CollectionSlug[]

export const publicGlobals = ['home-page', 'company-settings'] as const satisfies GlobalSlug[]

export type PublicCollection = (typeof publicCollections)[number]
export type PublicGlobal = (typeof publicGlobals)[number]

/** The collections with documents that every start creates where they are missing. */
const startedCollections: readonly PublicCollection[] = ['sheets', 'pages']

/** The documents of a collection that are an editor's work, not the service's own starting point. */
export function editedIn(collection: PublicCollection): Where {
  return startedCollections.includes(collection) ? { isEdited: { equals: true } } : {}
}

export function isPublicCollection(slug: string): slug is PublicCollection {
  return publicCollections.some((known) => known === slug)
}
