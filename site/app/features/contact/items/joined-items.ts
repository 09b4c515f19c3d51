import { maxItems } from '@niaga/contract/enquiry-terms'
import { type Item, isBlank } from './item.ts'

export function isSame(one: Item, other: Item): boolean {
  return one.kind === other.kind && one.product === other.product
}

/**
 * Joins the collected items with those in the form: fields filled in the form take precedence, and missing items are
 * added.
 *
 * @param isAdding whether the others may add items
 */
export function joinedItems(
  collected: readonly Item[],
  others: readonly Item[],
  isAdding = true,
): Item[] {
  const joined = collected
    .filter((item) => !isBlank(item))
    .map((item) => ({ ...item, ...others.find((other) => isSame(item, other)) }))
  const added = others.filter((other) => !joined.some((item) => isSame(item, other)))
  return [...joined, ...(isAdding ? added : [])].slice(0, maxItems)
}
