import type { Product } from '@niaga/contract/entities'
import { locales } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { SheetSource } from './sheet-view.ts'

/**
 * Returns the product or machine of a sheet, which either names the other, or else has the same name. `null` if it does
 * not exist.
 */
export function getSheetItem<Item extends Product>(
  { path, sheet, localName }: SheetSource,
  items: readonly Item[],
): Item | null {
  const lowerName = localName.trim().toLowerCase()
  const itemId = sheet.product_id ?? sheet.tool_id
  return (
    items.find((item) => item.sheet === path || item.id === itemId) ??
    items.find((item) =>
      // The sheet's name may be in another language.
      locales.some((locale) => translated(item, 'name', locale).trim().toLowerCase() === lowerName),
    ) ??
    null
  )
}
