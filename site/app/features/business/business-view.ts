import type { Business } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

export type BusinessEntry = { id: number; name: string; description: string[]; logo: string | null }

/** How many businesses the screen shows (specification, section 9). */
const shownCount = 2

/** The first businesses of the list. */
export function businessView(
  businesses: readonly Business[],
  picture: ImageSource,
): BusinessEntry[] {
  return businesses.slice(0, shownCount).map(({ id, name, description, logo_image }) => ({
    id,
    name,
    description: textLines(description),
    logo: picture('business', logo_image),
  }))
}
