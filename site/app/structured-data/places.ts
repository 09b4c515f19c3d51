import type { Place } from 'schema-dts'
import { getGeo } from './organization.ts'
import { type AddressBase, getPicture, pageAddress } from './thing-address.ts'

export type ShownPlace = {
  /** The id of its entry on the page. */
  id: string
  name: string
  description: string
  picture: string | null
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Returns the places of a page, each with its entry there. */
export function places(
  visiblePlaces: readonly ShownPlace[],
  path: string,
  base: AddressBase,
): Place[] {
  return visiblePlaces.map(({ id, name, description, picture, ...position }) => ({
    '@type': 'Place',
    '@id': `${pageAddress(path, base)}#${id}`,
    name,
    ...(description && { description }),
    ...getPicture(picture, base),
    ...getGeo(position),
  }))
}
