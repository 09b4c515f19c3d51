import type { Product } from '@niaga/contract/entities'
import { locales } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { SheetSource } from '../sheets/sheet-view.ts'

/**
 * The product or machine of a sheet: the one that names the sheet, or that the sheet names, or else the one of its name.
 * `null` if there is none.
 */
export function itemOfSheet<Item extends Product>(
  { path, sheet, localName }: SheetSource,
  items: readonly Item[],
): Item | null {
  const wanted = localName.trim().toLowerCase()
  const own = sheet.product_id ?? sheet.tool_id
  return (
    items.find((known) => known.sheet === path || known.id === own) ??
    items.find((known) =>
      // The sheet may be in another language than its name.
      locales.some((locale) => translated(known, 'name', locale).trim().toLowerCase() === wanted),
    ) ??
    null
  )
}
