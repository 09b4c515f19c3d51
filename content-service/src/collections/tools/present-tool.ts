import type { Tool } from '@niaga/contract/entities'
import type { Localized } from '@niaga/contract/locale'
import type { Unit } from '@niaga/contract/units'
import type { Tool as ToolDocument } from '../../platform/payload-types.ts'
import { presentCatalogueItem } from '../catalogue/present-catalogue-item.ts'
import { presentReferences } from '../catalogue/references.ts'
import { picturePath } from '../media/picture-path.ts'
import { presentTerms } from '../terms/present-terms.ts'

/** The units and documents of a tool. */
type OfTool = {
  /** The tool's machines for sale or hire. */
  units: readonly Unit[]
  /** The ids of the tool's documents. */
  documents: readonly number[]
}

/**
 * Presents a tool of the contract.
 *
 * @param today the day in Jakarta that decides whether a loading window is past
 */
export function presentTool(
  tool: Localized<ToolDocument>,
  { units, documents }: OfTool,
  today: string,
): Tool {
  const terms = presentTerms(tool, today)
  return {
    ...presentCatalogueItem(tool, picturePath(tool.id.image)),
    ...(units.length > 0 ? { units: [...units] } : {}),
    ...(terms ? { terms } : {}),
    ...presentReferences(tool.id, documents),
  }
}
