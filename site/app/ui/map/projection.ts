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

/** Returns a length on the ground in units of the drawing: a degree of a meridian is 110.6 km long there. */
export function lengthInUnits(km: number): number {
  return Math.round((km / 110.6) * unitsPerDegree)
}

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
