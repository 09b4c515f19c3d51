import { drawnMachines } from '@niaga/contract/images'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { PictureKey } from './types.ts'

/** The pictures of the specification sheets: product pictures and drawings of machines. */
export const sheetPictures = {
  '/produk/batubara': 'coal',
  '/produk/silika': 'silica',
  '/produk/emas': 'gold',
  '/produk/kuarsa': 'quartz-sand',
  '/produk/zirkonium': 'zircon-sand',
  '/produk/timah': 'tin',
  ...drawnMachines,
} satisfies Partial<Record<SheetPath, PictureKey>>
