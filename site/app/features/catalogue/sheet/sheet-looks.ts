import type { SheetPath } from '@niaga/contract/sheet-paths'

/** The accent of a material's page. */
export type Material = 'coal' | 'silica' | 'gold' | 'quartz' | 'zircon' | 'tin' | 'equipment'

/** A sheet's accent, and its picture under `public/pictures` if the content host has no picture. */
export type SheetLook = { material: Material; picture: string }

export const sheetLooks: Readonly<Record<SheetPath, SheetLook>> = {
  '/produk/batubara': { material: 'coal', picture: 'coal.webp' },
  '/produk/silika': { material: 'silica', picture: 'silica.webp' },
  '/produk/emas': { material: 'gold', picture: 'gold.webp' },
  '/produk/kuarsa': { material: 'quartz', picture: 'quartz-sand.webp' },
  '/produk/zirkonium': { material: 'zircon', picture: 'zirconium-sand.webp' },
  '/produk/timah': { material: 'tin', picture: 'tin.webp' },
  '/alat/excavator': { material: 'equipment', picture: 'excavator.webp' },
  '/alat/bulldozer': { material: 'equipment', picture: 'bulldozer.webp' },
  '/alat/dumptruck': { material: 'equipment', picture: 'dump-truck.webp' },
  '/alat/drilling': { material: 'equipment', picture: 'drilling.webp' },
  '/alat/roller': { material: 'equipment', picture: 'roller.webp' },
  '/alat/loader': { material: 'equipment', picture: 'loader.webp' },
  '/alat/pompa': { material: 'equipment', picture: 'pump.webp' },
  '/alat/kapal': { material: 'equipment', picture: 'sand-suction-vessel.webp' },
  '/alat/bor': { material: 'equipment', picture: 'drill-machine.webp' },
}
