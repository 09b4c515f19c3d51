import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contours } from 'd3-contour'

/** Draws `app/styles/patterns/contours.svg`, the contour map behind heroes and bands. Every run draws the same map. */

const width = 1440
const height = 900
/** The terrain extends beyond the picture, so no line ends inside it. */
const margin = 60
/** Pixels between two sampled points of the terrain. */
const step = 20
const columns = (width + 2 * margin) / step + 1
const rows = (height + 2 * margin) / step + 1
const levels = 24
/** Every fifth line is heavier, as on a surveyor's map. */
const heavyEvery = 5
/** Shorter rings would look like stains. */
const minPoints = 20

type Point = readonly [x: number, y: number]

/** Hills and hollows: position, radius and height. */
const random = seeded(2025)
const hills = Array.from({ length: 26 }, () => ({
  x: random() * width,
  y: random() * height,
  radius: 110 + random() * 210,
  height: random() * 2 - 0.8,
}))

const land = Array.from({ length: columns * rows }, (_, index) =>
  heightAt((index % columns) * step - margin, Math.floor(index / columns) * step - margin),
)
const least = Math.min(...land)
const interval = (Math.max(...land) - least) / levels
const thresholds = Array.from({ length: levels - 1 }, (_, level) => least + interval * (level + 1))
const lines = contours()
  .size([columns, rows])
  .thresholds(thresholds)(land)
  .map(({ coordinates }) =>
    coordinates
      .flat()
      .flatMap((ring) => inside(ring.map(([x = 0, y = 0]) => [place(x), place(y)])))
      .filter((line) => line.length >= minPoints)
      .map(smooth)
      .join(''),
  )

const light = lines.filter((_, level) => level % heavyEvery !== 0).join('')
const heavy = lines.filter((_, level) => level % heavyEvery === 0).join('')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#000"><path d="${light}"/><path stroke-width="2" d="${heavy}"/></svg>\n`
await writeFile(join(import.meta.dirname, '../app/styles/patterns/contours.svg'), svg)
console.log(`${svg.length} bytes`)

/** Returns the position of a sampled point, in pixels of the picture. */
function place(index: number): number {
  return (index - 0.5) * step - margin
}

function heightAt(x: number, y: number): number {
  const rise = hills.reduce(
    (sum, hill) =>
      sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.radius ** 2),
    0,
  )
  return rise + (x / width - y / height) * 0.7
}

/**
 * Returns the parts of a ring inside the terrain: along its edge a ring is closed by a straight line, which is not a
 * contour.
 */
function inside(ring: Point[]): Point[][] {
  const pieces: Point[][] = [[]]
  for (const point of ring) {
    if (isOnEdge(point)) pieces.push([])
    else pieces.at(-1)?.push(point)
  }
  const [first = [], ...others] = pieces
  if (others.length === 0) return [first]
  const last = others.pop() ?? []
  return [...others, [...last, ...first.slice(1)]].filter((piece) => piece.length > 1)
}

function isOnEdge([x, y]: Point): boolean {
  const isOver = (at: number, length: number) => at <= -margin || at >= length + margin
  return isOver(x, width) || isOver(y, height)
}

/** Joins every fifth point by a Catmull–Rom curve, in whole pixels relative to the previous point. */
function smooth(line: Point[]): string {
  const isRing = String(line[0]) === String(line.at(-1))
  const points = line.filter((_, index) =>
    isRing
      ? index % 5 === 0 && index < line.length - 3
      : index % 5 === 0 || index === line.length - 1,
  )
  const at = (index: number) => {
    const nearest = Math.min(Math.max(index, 0), points.length - 1)
    return points[isRing ? (index + points.length) % points.length : nearest] ?? [0, 0]
  }
  let [x, y] = at(0).map(Math.round)
  let path = `M${x} ${y}`
  for (let index = 0; index < points.length - (isRing ? 0 : 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const curve = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ] as const
    const steps = curve.flatMap(([cx, cy]) => [
      Math.round(cx) - (x ?? 0),
      Math.round(cy) - (y ?? 0),
    ])
    path += `c${steps.join(' ').replaceAll(' -', '-')}`
    x = Math.round(to[0])
    y = Math.round(to[1])
  }
  return path
}

/** Returns random numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
