import type { Business } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

/** `further` are those below the grid, to which the footer also leads. */
export type BusinessView = { units: BusinessEntry[]; further: BusinessEntry[] }
export type BusinessEntry = { id: number; name: string; description: string[]; logo: string | null }

/** How many businesses the grid shows (specification, section 9). */
const shownCount = 2

export function businessView(businesses: readonly Business[], picture: ImageSource): BusinessView {
  const entries = businesses.map(({ id, name, description, logo_image }) => ({
    id,
    name,
    description: textLines(description),
    logo: picture('business', logo_image),
  }))
  return { units: entries.slice(0, shownCount), further: entries.slice(shownCount) }
}
