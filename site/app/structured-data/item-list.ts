import type { ItemList } from 'schema-dts'
import { type AddressBase, pageAddress } from './thing-address.ts'

/** An entry of a list, with its page's address in the default language. */
export type ListedPage = { name: string; path: string }

/** Returns a list of pages in its order; empty for an empty list. */
export function itemList(pages: readonly ListedPage[], base: AddressBase): ItemList[] {
  if (pages.length === 0) return []
  return [
    {
      '@type': 'ItemList',
      itemListElement: pages.map(({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        url: pageAddress(path, base),
      })),
    },
  ]
}
