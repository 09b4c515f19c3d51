import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { getItemSheet } from './item-sheet.ts'
import type { SheetSource } from './sheet-view.ts'

type Shown = Pick<
  Product,
  'image' | 'image_alt' | 'image_credit' | 'sheet' | 'name' | 'translations'
>
type Sources = { imageSource: ImageSource; sheets: readonly SheetSource[] }

/**
 * Returns the specification sheet of a product or machine and its picture with its credit, else those of the sheet and the
 * drawing to show in their place.
 */
export function itemLook(
  item: Shown,
  kind: 'product' | 'tool',
  locale: Locale,
  { imageSource, sheets }: Sources,
) {
  const sheet = getItemSheet(sheets, item, translated(item, 'name', locale))
  const picture = imageSource(kind, item.image)
  if (picture) {
    const credit = translated(item, 'image_credit', locale)
    return { sheet, picture, alt: translated(item, 'image_alt', locale), credit, drawing: null }
  }
  const { picture: ofSheet = null, localCredit: credit, drawing = null } = sheet ?? {}
  return { sheet, picture: ofSheet, alt: sheet?.localAlt, credit, drawing }
}
