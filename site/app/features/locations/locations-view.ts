import type { MiningLocation } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'
import { textLines } from '../../ui/text/plain-text.ts'

export type LocationEntry = {
  id: number
  place: string
  description: string[]
  picture: string | null
}

/** How many mining locations the screen shows (specification, section 9). */
const shownCount = 3

/** The first mining locations of the list. */
export function locationsView(
  locations: readonly MiningLocation[],
  picture: ImageSource,
): LocationEntry[] {
  return locations.slice(0, shownCount).map(({ id, location, description, image }) => ({
    id,
    place: location,
    description: textLines(description),
    picture: picture('location', image),
  }))
}
