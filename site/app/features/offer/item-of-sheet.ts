import type { Product } from '@niaga/contract/entities'
import { translated } from '@niaga/contract/translation'
import type { SheetSource } from '../sheets/sheet-view.ts'

/**
 * The product or machine of a sheet: the one that names the sheet, or that the sheet names, or else the one of its name.
 * `null` if there is none.
 */
export function itemOfSheet<Item extends Product>(
  { path, sheet, localName, language }: SheetSource,
  items: readonly Item[],
): Item | null {
  const wanted = localName.trim().toLowerCase()
  const own = sheet.product_id ?? sheet.tool_id
  return (
    items.find((known) => known.sheet === path || known.id === own) ??
    items.find((known) => translated(known, 'name', language).trim().toLowerCase() === wanted) ??
    null
  )
}
