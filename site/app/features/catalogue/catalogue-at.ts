import { pathOf } from '../../i18n/locale-address.ts'

/** The two catalogues, by the address of their list in the default language. */
export const cataloguePaths = { product: '/produk', tool: '/alat' } as const

export type Catalogue = keyof typeof cataloguePaths

/** The catalogue that an address is in; the route table lets no other address come here. */
export function catalogueAt(pathname: string): Catalogue {
  return pathOf(pathname).startsWith(cataloguePaths.tool) ? 'tool' : 'product'
}
