import type { CollectionSlug, GlobalSlug, Where } from 'payload'

/** The collections that the site shows, each after the collections that refer to it. */
export const publicCollections = [
  'blog-posts',
  'units',
  'documents',
  'products',
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

export const publicGlobals = [
  'home-page',
  'company-settings',
  'notice',
] as const satisfies GlobalSlug[]

export type PublicCollection = (typeof publicCollections)[number]
export type PublicGlobal = (typeof publicGlobals)[number]

/**
 * A public collection whose documents an editor publishes. Files have no drafts: a picture appears only once another
 * document shows it, and a new file replaces the file that visitors download.
 */
export type DraftedCollection = Exclude<PublicCollection, 'documents' | 'media'>

export function hasDrafts(slug: string): slug is DraftedCollection {
  return isPublicCollection(slug) && slug !== 'media' && slug !== 'documents'
}

/** The collections whose missing documents are created by every start. */
const startedCollections: readonly PublicCollection[] = ['sheets', 'pages']

/** Returns the filter for an editor's documents, without the service's initial ones. */
export function editedIn(collection: PublicCollection): Where {
  return startedCollections.includes(collection) ? { isEdited: { equals: true } } : {}
}

export function isPublicCollection(slug: string): slug is PublicCollection {
  return publicCollections.some((collection) => collection === slug)
}

export function isPublicGlobal(slug: string): slug is PublicGlobal {
  return publicGlobals.some((global) => global === slug)
}
