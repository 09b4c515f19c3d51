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

/**
 * A public collection whose documents an editor publishes. Files have no drafts: a picture is not shown before another
 * document shows it, and a new file replaces the one that visitors get.
 */
export type DraftedCollection = Exclude<PublicCollection, 'documents' | 'media'>

export function hasDrafts(slug: string): slug is DraftedCollection {
  return isPublicCollection(slug) && slug !== 'media' && slug !== 'documents'
}

/** The collections with documents that every start creates where they are missing. */
const startedCollections: readonly PublicCollection[] = ['sheets', 'pages']

/** The documents of a collection that are an editor's work, not the service's own starting point. */
export function editedIn(collection: PublicCollection): Where {
  return startedCollections.includes(collection) ? { isEdited: { equals: true } } : {}
}

export function isPublicCollection(slug: string): slug is PublicCollection {
  return publicCollections.some((known) => known === slug)
}

export function isPublicGlobal(slug: string): slug is PublicGlobal {
  return publicGlobals.some((known) => known === slug)
}
