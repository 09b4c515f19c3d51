import { isOnMap, type Point, project, type View, wholeMap } from './projection.ts'

export type PlaceKind = 'mine' | 'port'

/** A place listed on a page; the map shows it if its position is known. */
export type MapPlace = {
  /** The id of its entry on the page. */
  id: string
  kind: PlaceKind
  name: string
  /** Names of the goods that come from there or are loaded there. */
  goods: string
  longitude?: number
  latitude?: number
}

/** A place with its number in the key and its position in the drawing. */
export type PlacedPlace = Pick<MapPlace, 'id' | 'kind' | 'name' | 'goods'> & {
  number: number
  at: Point
}

/** Places of a section of the drawing; the sign of each is off its position by some pixels, if others are near. */
export type MapPart = { view: View; places: (PlacedPlace & { offset: Point })[] }

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
    .flatMap(({ id, kind, name, goods, longitude, latitude }) =>
      longitude !== undefined && latitude !== undefined && isOnMap(longitude, latitude)
        ? [{ id, kind, name, goods, at: project(longitude, latitude) }]
        : [],
    )
    .slice(0, maxPlaces)
    .map((place, index) => ({ ...place, number: index + 1 }))
  if (shown.length === 0) return null
  const close = closestPlaces(shown)
  const view = close.length > 1 ? viewAround(close) : null
  return {
    places: shown,
    whole: numbered(view ? shown.filter((place) => !close.includes(place)) : shown, wholeMap, view),
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

/** Widths of a drawing from a phone to a wide screen, in pixels. */
const widths = [288, 350, 420, 500, 600, 760]
/** Minimum distances of a sign from another sign and from another place, in pixels. */
const [apart, clear] = [23, 14]
/** Where a sign may be from its place: on it, or at the end of a line in one of eight directions. */
const offsets = [0, 28, 46].flatMap((length) =>
  (length === 0 ? [0] : [0, 4, 2, 6, 1, 3, 5, 7]).map((eighth) => ({
    x: Math.round(length * Math.cos((eighth * Math.PI) / 4)),
    y: Math.round(length * Math.sin((eighth * Math.PI) / 4)),
  })),
)

/** Gives each sign the first offset at which it covers no other and no side of the inset's frame, at any width. */
function numbered(places: readonly PlacedPlace[], view: View, frame: View | null = null): MapPart {
  const sides = frame ? [frame.x, frame.x + frame.width] : []
  const signs: MapPart['places'] = []
  for (const place of places) {
    const isFree = (offset: Point) =>
      widths.every((width) => {
        const scale = width / view.width
        const distance = ({ at }: PlacedPlace, from: Point) =>
          Math.hypot(
            (at.x - place.at.x) * scale + from.x - offset.x,
            (at.y - place.at.y) * scale + from.y - offset.y,
          )
        return (
          sides.every((side) => Math.abs((place.at.x - side) * scale + offset.x) >= clear) &&
          places.every((other) => other === place || distance(other, { x: 0, y: 0 }) >= clear) &&
          signs.every((other) => distance(other, other.offset) >= apart)
        )
      })
    signs.push({ ...place, offset: offsets.find(isFree) ?? { x: 0, y: 0 } })
  }
  return { view, places: signs }
}
