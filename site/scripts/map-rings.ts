import type { Point } from '../app/ui/map/projection.ts'

type Edges = { left: number; top: number; right: number; bottom: number }

/** Returns the part of a closed ring within a rectangle (Sutherland–Hodgman). */
export function clipRing(ring: readonly Point[], { left, top, right, bottom }: Edges): Point[] {
  const sides = [
    { distance: ({ x }: Point) => x - left },
    { distance: ({ x }: Point) => right - x },
    { distance: ({ y }: Point) => y - top },
    { distance: ({ y }: Point) => bottom - y },
  ]
  return sides.reduce<Point[]>((points, { distance }) => clip(points, distance), [...ring])
}

/** @param distance of a point from the edge, negative outside */
function clip(ring: readonly Point[], distance: (point: Point) => number): Point[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    const [before, after] = [distance(from), distance(to)]
    const crossing = before < 0 === after < 0 ? [] : [between(from, to, before / (before - after))]
    return after < 0 ? crossing : [...crossing, to]
  })
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Returns the area within a closed ring (shoelace formula). */
export function ringArea(ring: readonly Point[]): number {
  const sum = ring.reduce((area, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y }
    return area + x * next.y - next.x * y
  }, 0)
  return Math.abs(sum) / 2
}
