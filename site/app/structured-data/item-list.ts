import type { ItemList } from 'schema-dts'
import { type AddressBase, pageAddress } from './thing-address.ts'

/** The entry of a list, with its page by the address in the default language. */
export type ListedPage = { name: string; path: string }

/** A list of pages in its order; none for an empty one. */
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
