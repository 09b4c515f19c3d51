import type { Tool } from '@niaga/contract/entities'
import type { Unit } from '@niaga/contract/units'
import type { Tool as ToolDocument } from '../../platform/payload-types.ts'
import { presentCatalogueItem } from '../catalogue/present-catalogue-item.ts'
import { presentReferences } from '../catalogue/references.ts'
import type { Localized } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'
import { presentTerms } from '../terms/present-terms.ts'

/** What names a tool. */
type OfTool = {
  /** Its machines that are for sale or for hire. */
  units: readonly Unit[]
  /** The ids of its documents. */
  documents: readonly number[]
}

/**
 * A tool of the contract.
 *
 * @param today as of which a laycan is past, a day in Jakarta
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
