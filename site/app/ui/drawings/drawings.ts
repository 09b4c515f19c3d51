import { type DrawnMachine, drawnMachines } from '@niaga/contract/images'
import type { SheetPath } from '@niaga/contract/sheet-paths'

/** The class whose typical dimensions each drawing shows. */
export const drawnClasses: Readonly<Record<DrawnMachine, { id: string; en: string }>> = {
  excavator: { id: '20 t', en: '20 t' },
  bulldozer: { id: '20 t', en: '20 t' },
  'dump-truck': { id: 'Muatan 90 t', en: '90 t payload' },
  drilling: { id: 'Rotary rig 25 t', en: 'Rotary rig, 25 t' },
  roller: { id: 'Kaki domba 12 t', en: 'Sheep foot, 12 t' },
  loader: { id: '23 t, bucket 4 m³', en: '23 t, 4 m³ bucket' },
  pump: { id: 'Diesel, isap 200 mm', en: 'Diesel, 200 mm suction' },
  'sand-suction-vessel': { id: 'Cutter suction 500 mm', en: 'Cutter suction, 500 mm' },
  'drill-machine': { id: 'Bor batu 15 t', en: 'Rock drill, 15 t' },
}

const byPath: Readonly<Partial<Record<SheetPath, DrawnMachine>>> = drawnMachines

/** Returns the drawing of the machine of a specification sheet, `null` for other sheets. */
export function getDrawing(path: SheetPath): DrawnMachine | null {
  return byPath[path] ?? null
}
