/** Area of the map, in degrees. */
export const mapEdges = { west: 94.5, east: 141.6, north: 7.6, south: -11.6 }

/** Units of the drawing per degree, in both directions, because a degree near the equator is about as long in each. */
const unitsPerDegree = 40

export type Point = { x: number; y: number }

/** A section of the drawing, in its units. */
export type View = Point & { width: number; height: number }

/** The whole drawing. */
export const wholeMap: View = {
  x: 0,
  y: 0,
  width: Math.round((mapEdges.east - mapEdges.west) * unitsPerDegree),
  height: Math.round((mapEdges.north - mapEdges.south) * unitsPerDegree),
}

/** 500 km on the ground: a degree of a meridian is 110.6 km long there. */
export const scaleBar = { km: 500, units: Math.round((500 / 110.6) * unitsPerDegree) }

/** Converts a position to units of the drawing, also outside its edges. */
export function project(longitude: number, latitude: number): Point {
  return {
    x: (longitude - mapEdges.west) * unitsPerDegree,
    y: (mapEdges.north - latitude) * unitsPerDegree,
  }
}

/** Whether the map shows a position. */
export function isOnMap(longitude: number, latitude: number): boolean {
  const { west, east, north, south } = mapEdges
  return longitude > west && longitude < east && latitude > south && latitude < north
}

/** Twelve degrees: a smaller section shows no recognisable shape. */
const minWidth = 12 * unitsPerDegree
/** Margin around the outermost places, for their names. */
const margin = 2.5 * unitsPerDegree

/** Ratio of height to width, to leave space for names above and below a crowd (place-map.css). */
const proportion = 1.2

/** Returns a section around some places, for a narrow screen; it may extend beyond the drawing. */
export function viewAround(points: readonly Point[]): View {
  const across = span(points.map(({ x }) => x))
  const along = span(points.map(({ y }) => y))
  const width = Math.max(minWidth, across.length + 2 * margin, along.length + 2 * margin)
  const height = width * proportion
  return {
    x: Math.round(across.middle - width / 2),
    y: Math.round(along.middle - height / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function span(values: readonly number[]) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  return { length: most - least, middle: (least + most) / 2 }
}
