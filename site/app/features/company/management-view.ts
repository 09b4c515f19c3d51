import type { Manager } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'

export type Person = { id: number; name: string; position: string; photo: string | null }

/** How many people the screen shows (specification, section 9). */
const shownCount = 3

/** The first people of the list. */
export function managementView(managers: readonly Manager[], picture: ImageSource): Person[] {
  return managers.slice(0, shownCount).map(({ id, name, position, photo_url }) => ({
    id,
    name,
    position,
    photo: picture('manager', photo_url),
  }))
}
