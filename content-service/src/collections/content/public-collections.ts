import type { CollectionSlug, GlobalSlug, Where } from 'payload'

/** The collections that the site shows; each after those that refer to it. */
export const publicCollections = [
  'blog-posts',
  'products',
  'tools',
  'sheets',
  'businesses',
  'mining-locations',
  'managements',
  'galleries',
  'menu-items',
  'footer-items',
  'media',
] as const satisfies readonly CollectionSlug[]

export const publicGlobals = ['home-page', 'company-settings'] as const satisfies GlobalSlug[]

export type PublicCollection = (typeof publicCollections)[number]
export type PublicGlobal = (typeof publicGlobals)[number]

/** The specification sheets that are an editor's work, not the service's own starting point. */
export const editedSheets: Where = { isEdited: { equals: true } }

export function isPublicCollection(slug: string): slug is PublicCollection {
  return publicCollections.some((known) => known === slug)
}
