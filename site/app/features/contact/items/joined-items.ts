import { maxItems } from '@niaga/contract/enquiry-terms'
import { type Item, isBlank, isNamed } from './item.ts'

/** Whether two items can be one: the same goods, or a product and its grade, unless each names a window of its own. */
export function isSame(one: Item, other: Item): boolean {
  if (one.kind !== other.kind) return false
  if (one.delivery && other.delivery && one.delivery !== other.delivery) return false
  const [first = '', second = ''] = [one.product, other.product]
  const isGrade = one.kind !== 'machine' && (isNamed(first, second) || isNamed(second, first))
  return first === second || isGrade
}

/**
 * Joins the collected items with those in the form: fields filled in the form take precedence, and missing items are
 * added. A product joins its grade only if a single grade was collected.
 *
 * @param isAdding whether the others may add items
 */
export function joinedItems(
  collected: readonly Item[],
  others: readonly Item[],
  isAdding = true,
): Item[] {
  const joined = collected.filter((item) => !isBlank(item))
  const added: Item[] = []
  for (const other of others) {
    const same = joined.filter((item) => isSame(item, other))
    const match = same.find(({ product }) => product === other.product) ?? same[0]
    if (match && (same.length === 1 || match.product === other.product)) {
      const products = [match.product ?? '', other.product ?? '']
      const [product = ''] = products.sort((one, next) => next.length - one.length)
      joined[joined.indexOf(match)] = { ...match, ...other, ...(product && { product }) }
    } else if (isAdding) added.push(other)
  }
  return [...joined, ...added].slice(0, maxItems)
}
