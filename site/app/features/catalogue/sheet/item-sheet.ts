import type { Product } from '@niaga/contract/entities'
import type { SheetSource } from './sheet-view.ts'

/**
 * Returns the sheet of a product or tool: the sheet named by its content host, or else, because the specification names
 * none, the sheet with its name in the visitor's language. `null` if it does not exist.
 */
export function getItemSheet(
  sources: readonly SheetSource[],
  item: Pick<Product, 'sheet'>,
  name: string,
): SheetSource | null {
  const lowerName = name.trim().toLowerCase()
  return (
    sources.find(({ path }) => path === item.sheet) ??
    sources.find(({ localName }) => localName.trim().toLowerCase() === lowerName) ??
    null
  )
}
