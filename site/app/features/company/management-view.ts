import type { Manager } from '@niaga/contract/entities'
import type { ImageSource } from '../../../content/image-source.server.ts'
import type { DeskEntry } from '../../ui/desks/desk-view.ts'

/** A member of the management, with the desk that this person leads. */
export type Person = Pick<Manager, 'id' | 'name' | 'position' | 'area'> & {
  /** In place of a missing photograph. */
  initials: string
  photo: string | null
  desk: DeskEntry | undefined
}

/** Number of people on the screen (specification, section 9). */
const shownCount = 3

/** Returns the first people of the list. */
export function managementView(
  managers: readonly Manager[],
  desks: readonly DeskEntry[],
  picture: ImageSource,
): Person[] {
  return managers
    .slice(0, shownCount)
    .map(({ id, name, position, photo_url, area, contact_id: deskId }) => ({
      ...{ id, name, position, area, initials: getInitials(name) },
      photo: picture('manager', photo_url),
      desk: desks.find((desk) => desk.id === deskId),
    }))
}

/** Returns the first letters of the first two words. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2)
  return words.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
