import type { Product } from '@niaga/contract/entities'
import type { SheetSource } from './sheet-view.ts'

/**
 * The sheet of a product or tool: the one that its content host names, or else, because the specification names none,
 * the one with its name in the visitor's language. `null` if there is none.
 */
export function sheetOfItem(
  sources: readonly SheetSource[],
  item: Pick<Product, 'sheet'>,
  name: string,
): SheetSource | null {
  const wanted = name.trim().toLowerCase()
  return (
    sources.find(({ path }) => path === item.sheet) ??
    sources.find(({ localName }) => localName.trim().toLowerCase() === wanted) ??
    null
  )
}
