import type { Product } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { sheetOfItem } from './sheet-of-item.ts'
import type { SheetSource } from './sheet-view.ts'

/** The picture of a product or machine, else that of its specification sheet; `null` if it has neither. */
export function itemPicture(
  item: Pick<Product, 'image' | 'sheet' | 'name' | 'translations'>,
  kind: 'product' | 'tool',
  locale: Locale,
  { imageSource, sheets }: { imageSource: ImageSource; sheets: readonly SheetSource[] },
): string | null {
  const own = imageSource(kind, item.image)
  return own ?? sheetOfItem(sheets, item, translated(item, 'name', locale))?.picture ?? null
}
