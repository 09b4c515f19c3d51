import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { PictureKey } from './types.ts'

/** The pictures of the specification sheets: those of their products, and the drawings of machines. */
export const sheetPictures = {
  '/produk/batubara': 'coal',
  '/produk/silika': 'silica',
  '/produk/emas': 'gold',
  '/produk/kuarsa': 'quartz-sand',
  '/produk/zirkonium': 'zircon-sand',
  '/produk/timah': 'tin',
  '/alat/excavator': 'excavator',
  '/alat/bulldozer': 'bulldozer',
  '/alat/dumptruck': 'dump-truck',
  '/alat/drilling': 'drilling',
  '/alat/roller': 'roller',
  '/alat/loader': 'loader',
  '/alat/pompa': 'pump',
  '/alat/kapal': 'sand-suction-vessel',
  '/alat/bor': 'drill-machine',
} satisfies Partial<Record<SheetPath, PictureKey>>
