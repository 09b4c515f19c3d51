import type { Business } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

/** `further` are the businesses below the grid, which the footer also links to. */
export type BusinessView = { units: BusinessEntry[]; further: BusinessEntry[] }
export type BusinessEntry = { id: number; name: string; description: string[]; logo: string | null }

/** Number of businesses in the grid (specification, section 9). */
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
