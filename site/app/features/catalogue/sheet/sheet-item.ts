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
  const wanted = localName.trim().toLowerCase()
  const own = sheet.product_id ?? sheet.tool_id
  return (
    items.find((known) => known.sheet === path || known.id === own) ??
    items.find((known) =>
      // The sheet's name may be in another language.
      locales.some((locale) => translated(known, 'name', locale).trim().toLowerCase() === wanted),
    ) ??
    null
  )
}
