import { equipmentTerms } from './terms.ts'
import { drillingTools } from './tools-drilling.ts'
import { earthmovingTools } from './tools-earthmoving.ts'
import { pumpingTools } from './tools-pumping.ts'
import type { CatalogueItem } from './types.ts'

const { excavator, bulldozer, dumpTruck, roller, loader } = earthmovingTools
const { drillingRig, drillMachine } = drillingTools
const { pump, dredger } = pumpingTools

/** In the order of the specification. */
export const tools: CatalogueItem[] = [
  excavator,
  bulldozer,
  dumpTruck,
  drillingRig,
  roller,
  loader,
  pump,
  dredger,
  drillMachine,
].map((tool) => ({ ...tool, terms: equipmentTerms, contact: 'equipment' }))
