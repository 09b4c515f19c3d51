import { enquiryLimits } from '@niaga/contract/enquiry-terms'
import type { Item } from './item.ts'

/** What a visitor has collected, with the items of an address that are not in it yet. */
export function joinedItems(collected: readonly Item[], others: readonly Item[]): Item[] {
  const isNew = (other: Item) =>
    !collected.some(({ kind, product }) => kind === other.kind && product === other.product)
  return [...collected, ...others.filter(isNew)].slice(0, enquiryLimits.items)
}
