import { isOnMap, type Point, project, type View, wholeMap } from './projection.ts'

export type PlaceKind = 'mine' | 'port'

/** A place listed on a page; the map shows it if its position is known. */
export type MapPlace = {
  /** The id of its entry on the page. */
  id: string
  kind: PlaceKind
  name: string
  longitude?: number
  latitude?: number
}

/** A place with its number in the key and its position in the drawing. */
export type PlacedPlace = Pick<MapPlace, 'id' | 'kind' | 'name'> & { number: number; at: Point }

/** Places of a section of the drawing, each with its number on the left or right of its sign. */
export type MapPart = { view: View; places: (PlacedPlace & { isLeft: boolean })[] }

/** The whole country with the places outside the inset, and the inset if places are close together. */
export type MapView = { places: PlacedPlace[]; whole: MapPart; inset: MapPart | null }

/** More places would hide the map. */
const maxPlaces = 24

/** Size of the inset, in units of the drawing: a smaller section shows no recognisable shape. */
const inset = { width: 520, height: 468 }
/** Minimum distance of its places from its edges, for their numbers. */
const insetMargin = 40

/** Returns the map of some places, `null` if it shows none of them. */
export function mapView(places: readonly MapPlace[]): MapView | null {
  const shown = places
    .flatMap(({ id, kind, name, longitude, latitude }) =>
      longitude !== undefined && latitude !== undefined && isOnMap(longitude, latitude)
        ? [{ id, kind, name, at: project(longitude, latitude) }]
        : [],
    )
    .slice(0, maxPlaces)
    .map((place, index) => ({ ...place, number: index + 1 }))
  if (shown.length === 0) return null
  const close = closestPlaces(shown)
  const view = close.length > 1 ? viewAround(close) : null
  return {
    places: shown,
    whole: numbered(view ? shown.filter((place) => !close.includes(place)) : shown, wholeMap),
    inset: view && numbered(close, view),
  }
}

/** Returns the most places that fit into an inset around one of them. */
function closestPlaces(places: readonly PlacedPlace[]): PlacedPlace[] {
  const groups = places.map(({ at }) =>
    places.filter(
      ({ at: { x, y } }) =>
        Math.abs(x - at.x) <= inset.width / 2 - insetMargin &&
        Math.abs(y - at.y) <= inset.height / 2 - insetMargin,
    ),
  )
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function viewAround(places: readonly PlacedPlace[]): View {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    ...inset,
    x: Math.round(middle(places.map(({ at }) => at.x)) - inset.width / 2),
    y: Math.round(middle(places.map(({ at }) => at.y)) - inset.height / 2),
  }
}

/** Puts each number on the side away from the nearest other sign. */
function numbered(places: readonly PlacedPlace[], view: View): MapPart {
  const sides = places.map((place) => {
    const distance = ({ at: { x, y } }: PlacedPlace) => Math.hypot(x - place.at.x, y - place.at.y)
    const [nearest] = places
      .filter((other) => other !== place)
      .toSorted((one, other) => distance(one) - distance(other))
    return { ...place, isLeft: nearest !== undefined && nearest.at.x > place.at.x }
  })
  return { view, places: sides }
}
