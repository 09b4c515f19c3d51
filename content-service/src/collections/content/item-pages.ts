import { type ItemPath, itemPaths } from '@niaga/contract/pages'

/** The collections whose documents each have a page of the site. */
export const itemCollections = {
  '/produk/{id}': 'products',
  '/alat/{id}': 'tools',
  '/alat/{id}/unit/{unit}': 'units',
  '/blog/{id}': 'blog-posts',
} as const satisfies Record<ItemPath, string>

/** Returns the address of a document's page, `null` if the documents of its collection have none. */
export function getItemAddress(
  collection: string,
  { id, tool }: { id?: unknown; tool?: unknown },
): string | null {
  const page = itemPaths.find((path) => itemCollections[path] === collection)
  // A new unit has no machine yet.
  const listed = collection === 'units' ? (Object(tool).id ?? tool) : id
  if (!page || listed === undefined || listed === null) return null
  return page.replace('{id}', String(listed)).replace('{unit}', String(id))
}
