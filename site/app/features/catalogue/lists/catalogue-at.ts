import { getPath } from '../../../i18n/locale-address.ts'

/** The two catalogues, by the address of their list in the default language. */
export const cataloguePaths = { product: '/produk', tool: '/alat' } as const

/** Pages whose texts all items share. */
export const itemPages = { product: '/produk/{id}', tool: '/alat/{id}' } as const

export type Catalogue = keyof typeof cataloguePaths

/** Returns the catalogue of an address. The route table matches no other addresses. */
export function catalogueAt(pathname: string): Catalogue {
  return getPath(pathname).startsWith(cataloguePaths.tool) ? 'tool' : 'product'
}

/** Returns the pages of a menu's items except one; empty if the menu failed to load. */
export function otherEntries(
  path: string,
  entries: readonly { id: number; name: string }[] | null,
  id: string,
): { path: string; name: string }[] {
  return (entries ?? [])
    .filter((entry) => String(entry.id) !== id)
    .map((entry) => ({ path: `${path}/${entry.id}`, name: entry.name }))
}
