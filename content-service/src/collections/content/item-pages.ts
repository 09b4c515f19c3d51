import { type ItemPath, itemPaths } from '@niaga/contract/pages'

/** The collections whose documents each have a page of the site. */
export const itemCollections = {
  '/produk/{id}': 'products',
  '/alat/{id}': 'tools',
  '/blog/{id}': 'blog-posts',
} as const satisfies Record<ItemPath, string>

/** Returns the address of a document's page, `null` if the documents of its collection have none. */
export function getItemAddress(collection: string, id: unknown): string | null {
  const page = itemPaths.find((path) => itemCollections[path] === collection)
  return page?.replace('{id}', String(id)) ?? null
}
