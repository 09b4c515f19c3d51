/** The fixed pages of the specification's route table (section 2), in its order. */
export const productSheetPaths = [
  '/produk/batubara',
  '/produk/silika',
  '/produk/emas',
  '/produk/kuarsa',
  '/produk/zirkonium',
  '/produk/timah',
] as const

export const equipmentSheetPaths = [
  '/alat/excavator',
  '/alat/bulldozer',
  '/alat/dumptruck',
  '/alat/drilling',
  '/alat/roller',
  '/alat/loader',
  '/alat/pompa',
  '/alat/kapal',
  '/alat/bor',
] as const

export type ProductSheetPath = (typeof productSheetPaths)[number]
export type EquipmentSheetPath = (typeof equipmentSheetPaths)[number]
export type SheetPath = ProductSheetPath | EquipmentSheetPath

export const sheetPaths: readonly SheetPath[] = [...productSheetPaths, ...equipmentSheetPaths]
