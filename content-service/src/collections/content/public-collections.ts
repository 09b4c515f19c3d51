import type { CollectionSlug, GlobalSlug } from 'payload'

/** The collections that the site shows; pictures last, because the others refer to them. */
export const publicCollections = [
  'blog-posts',
  'products',
  'tools',
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

export function isPublicCollection(slug: string): slug is PublicCollection {
  return publicCollections.some((known) => known === slug)
}
