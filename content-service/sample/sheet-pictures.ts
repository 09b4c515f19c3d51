import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { PictureKey } from './types.ts'

/** The pictures of the specification sheets: those of their products. The site draws the machines. */
export const sheetPictures = {
  '/produk/batubara': 'coal',
  '/produk/silika': 'silica',
  '/produk/emas': 'gold',
  '/produk/kuarsa': 'quartz-sand',
  '/produk/zirkonium': 'zircon-sand',
  '/produk/timah': 'tin',
} satisfies Partial<Record<SheetPath, PictureKey>>
