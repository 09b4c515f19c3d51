import type { EquipmentSheetPath, ProductSheetPath } from '../../sheet-paths.ts'
import { bulldozer } from './bulldozer.ts'
import { coal } from './coal.ts'
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
import type { Sheet } from './sheet.ts'
import { silica } from './silica.ts'
import { tin } from './tin.ts'
import { zirconiumSand } from './zirconium-sand.ts'

/** The sheet of each fixed product page. */
export const productSheets = {
  '/produk/batubara': coal,
  '/produk/silika': silica,
  '/produk/emas': gold,
  '/produk/kuarsa': quartzSand,
  '/produk/zirkonium': zirconiumSand,
  '/produk/timah': tin,
} satisfies Record<ProductSheetPath, Sheet>

/** The sheet of each fixed equipment page. */
export const equipmentSheets = {
  '/alat/excavator': excavator,
  '/alat/bulldozer': bulldozer,
  '/alat/dumptruck': dumpTruck,
  '/alat/drilling': drilling,
  '/alat/roller': roller,
  '/alat/loader': loader,
  '/alat/pompa': pump,
  '/alat/kapal': sandSuctionVessel,
  '/alat/bor': drillMachine,
} satisfies Record<EquipmentSheetPath, Sheet>
