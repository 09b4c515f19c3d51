import type { Locale } from '../locale.ts'
import {
  type EquipmentSheetPath,
  type ProductSheetPath,
  type SheetPath,
  sheetPaths,
} from '../sheet-paths.ts'
import type { Sheet } from '../sheets.ts'
import { bulldozer } from './bulldozer.ts'
import { coal } from './coal.ts'
import { type DefaultSheet, presentDefaultSheet } from './default-sheet.ts'
import { drillMachine } from './drill-machine.ts'
import { drilling } from './drilling.ts'
import { dumpTruck } from './dump-truck.ts'
import { excavator } from './excavator.ts'
import { gold } from './gold.ts'
import { loader } from './loader.ts'
import { pump } from './pump.ts'
import { quartzSand } from './quartz-sand.ts'
import { roller } from './roller.ts'
import { sandSuctionVessel } from './sand-suction-vessel.ts'
import { silica } from './silica.ts'
import { tin } from './tin.ts'
import { zirconiumSand } from './zirconium-sand.ts'

const productSheets = {
  '/produk/batubara': coal,
  '/produk/silika': silica,
  '/produk/emas': gold,
  '/produk/kuarsa': quartzSand,
  '/produk/zirkonium': zirconiumSand,
  '/produk/timah': tin,
} satisfies Record<ProductSheetPath, DefaultSheet>

const equipmentSheets = {
  '/alat/excavator': excavator,
  '/alat/bulldozer': bulldozer,
  '/alat/dumptruck': dumpTruck,
  '/alat/drilling': drilling,
  '/alat/roller': roller,
  '/alat/loader': loader,
  '/alat/pompa': pump,
  '/alat/kapal': sandSuctionVessel,
  '/alat/bor': drillMachine,
} satisfies Record<EquipmentSheetPath, DefaultSheet>

/** The specification's sheets: shown by a site whose content host has none, and the initial content of a content host. */
export const defaultSheets: Readonly<Record<SheetPath, DefaultSheet>> = {
  ...productSheets,
  ...equipmentSheets,
}

/** Returns the specification's sheets in a language, in the order of its route table. */
export function defaultSheetsIn(locale: Locale): Sheet[] {
  return sheetPaths.map((path) => presentDefaultSheet(path, defaultSheets[path], locale))
}
