import { isOnMap, type Point, project } from './projection.ts'

export type PlaceKind = 'mine' | 'port' | 'office'

/** A place listed on a page; the map shows it if its position is known. */
export type MapPlace = {
  /** The id of its entry on the page. */
  id: string
  kind: PlaceKind
  name: string
  longitude?: number
  latitude?: number
}

/** A place at its position in the drawing. */
export type PlacedPlace = Pick<MapPlace, 'id' | 'kind' | 'name'> & { at: Point }

/** More places would hide the map. */
const maxPlaces = 24

/** Returns the places shown on the map, and the names of the others. */
export function placed(places: readonly MapPlace[]): { shown: PlacedPlace[]; others: string[] } {
  const shown: PlacedPlace[] = []
  const others: string[] = []
  for (const { id, kind, name, longitude, latitude } of places) {
    const isKnown = longitude !== undefined && latitude !== undefined
    const hasRoom = shown.length < maxPlaces
    if (isKnown && hasRoom && isOnMap(longitude, latitude)) {
      shown.push({ id, kind, name, at: project(longitude, latitude) })
    } else others.push(name)
  }
  return { shown, others }
}
