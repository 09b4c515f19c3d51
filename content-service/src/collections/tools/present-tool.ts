import type { Tool } from '@niaga/contract/entities'
import type { Tool as ToolDocument } from '../../platform/payload-types.ts'
import { presentCatalogueItem } from '../catalogue/present-catalogue-item.ts'
import type { Localized } from '../content/localized.ts'
import { picturePath } from '../media/picture-path.ts'

/** A tool of the contract. */
export function presentTool(tool: Localized<ToolDocument>): Tool {
  return presentCatalogueItem(tool, picturePath(tool.id.image))
}
