import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../../content/image-source.server.ts'
import { getItemSheet } from './item-sheet.ts'
import type { SheetSource } from './sheet-view.ts'

type Pictured = Pick<Product, 'image' | 'image_credit' | 'sheet' | 'name' | 'translations'>
type PictureSources = { imageSource: ImageSource; sheets: readonly SheetSource[] }

/** Returns the picture of a product or machine, else the picture of its specification sheet; `null` if both are missing. */
export function itemPicture(
  item: Pictured,
  kind: 'product' | 'tool',
  locale: Locale,
  { imageSource, sheets }: PictureSources,
): string | null {
  const picture = imageSource(kind, item.image)
  return picture ?? getItemSheet(sheets, item, translated(item, 'name', locale))?.picture ?? null
}

/** Returns the credit of that picture, if the content host gives it. */
export function itemCredit(
  item: Pictured,
  kind: 'product' | 'tool',
  locale: Locale,
  { imageSource, sheets }: PictureSources,
): string | undefined {
  if (imageSource(kind, item.image)) return translated(item, 'image_credit', locale)
  return getItemSheet(sheets, item, translated(item, 'name', locale))?.localCredit
}
