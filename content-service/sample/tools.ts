import { equipmentTerms } from './terms.ts'
import { drillingTools } from './tools-drilling.ts'
import { earthmovingTools } from './tools-earthmoving.ts'
import { pumpingTools } from './tools-pumping.ts'
import type { CatalogueItem } from './types.ts'

const { excavator, bulldozer, dumpTruck, roller, loader } = earthmovingTools
const { drillingRig, drillMachine } = drillingTools
const { pump, dredger } = pumpingTools

/** The tools in the order of the specification. */
export const tools: CatalogueItem[] = [
  { ...excavator, picture: 'excavator' as const },
  { ...bulldozer, picture: 'bulldozer' as const },
  { ...dumpTruck, picture: 'dump-truck' as const },
  { ...drillingRig, picture: 'drilling' as const },
  { ...roller, picture: 'roller' as const },
  { ...loader, picture: 'loader' as const },
  { ...pump, picture: 'pump' as const },
  { ...dredger, picture: 'sand-suction-vessel' as const },
  { ...drillMachine, picture: 'drill-machine' as const },
].map((tool) => ({ ...tool, terms: equipmentTerms, contact: 'equipment' }))
