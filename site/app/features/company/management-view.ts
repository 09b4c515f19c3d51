import type { Manager } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'

export type Person = { id: number; name: string; position: string; photo: string | null }

/** Number of people on the screen (specification, section 9). */
const shownCount = 3

/** Returns the first people of the list. */
export function managementView(managers: readonly Manager[], picture: ImageSource): Person[] {
  return managers.slice(0, shownCount).map(({ id, name, position, photo_url }) => ({
    id,
    name,
    position,
    photo: picture('manager', photo_url),
  }))
}
