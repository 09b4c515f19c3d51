import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { merge } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { mapEdges, type Point, project, wholeMap } from '../app/ui/map/projection.ts'
import { clipRing, ringArea } from './map-rings.ts'

/** Draws `app/ui/map/indonesia.svg`, the map of Indonesia and its coasts, from Natural Earth. Every run draws the same map. */

export const mapFile = new URL('../app/ui/map/indonesia.svg', import.meta.url)

/** A point matters if it forms a triangle of this area with its neighbours, in square degrees (Visvalingam). */
const minTriangle = 0.002
/** Smaller islands would look like dirt, in square units of the drawing. */
const minIsland = 9
/** The land extends beyond the picture, so no coast is drawn along its edge. */
const margin = 60
/** Numeric code of ISO 3166-1. */
const indonesia = '360'
/** Malaysia, Singapore, Brunei, Thailand, the Philippines, Palau, Papua New Guinea, Timor-Leste and Australia. */
const neighbours = ['458', '702', '096', '764', '608', '585', '598', '626', '036']

/** Widths of the lines that follow the coasts at a distance, as on old sea charts, each with the water inside it. */
const coastLines = [
  [46, 44.4],
  [30, 28.4],
  [15, 13.4],
] as const

/** Land has 3:1 to the water and the coast 3:1 to the land: at 390 px the lines of the coast are thinner than a pixel. */
const colours = {
  water: '#14171a',
  grid: '#1f2428',
  coastLine: '#2b3035',
  abroad: '#30363b',
  land: '#676e73',
  coast: '#d5d8d5',
}

type Countries = Topology<{ countries: GeometryCollection }>
type Area = Polygon | MultiPolygon

export async function drawMap(): Promise<string> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const world: Countries = JSON.parse(await readFile(file, 'utf8'))
  const land = getAreas(world, [indonesia])
  const others = getAreas(world, neighbours)
  const simple = simplify(presimplify(withArcs(world, [...land, ...others])), minTriangle)
  const getLand = (areas: Area[]) => landPath(merge(simple, areas).coordinates)
  const { width, height } = wholeMap
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round"><title>Indonesia</title>`,
    `<path fill="${colours.water}" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="${colours.grid}" stroke-width="1.4" d="${gridPath()}"/>`,
    `<defs><path id="a" d="${getLand(others)}"/><path id="i" d="${getLand(land)}"/><g id="l"><use href="#a"/><use href="#i"/></g></defs>`,
    ...coastLines.flatMap(([outer, inner]) => [
      `<use href="#l" stroke="${colours.coastLine}" stroke-width="${outer}"/>`,
      `<use href="#l" stroke="${colours.water}" stroke-width="${inner}"/>`,
    ]),
    `<use href="#a" fill="${colours.abroad}" stroke="${colours.coastLine}" stroke-width="1.4"/>`,
    `<use href="#i" fill="${colours.land}" stroke="${colours.coast}" stroke-width="1.4"/>`,
    '</svg>\n',
  ].join('')
}

function getAreas({ objects }: Countries, ids: readonly string[]): Area[] {
  return objects.countries.geometries.flatMap((country) => {
    const isArea = country.type === 'Polygon' || country.type === 'MultiPolygon'
    return isArea && ids.includes(String(country.id)) ? [country] : []
  })
}

/** Selects the coasts of some areas, because simplifying the whole world takes seconds. */
function withArcs(world: Countries, areas: readonly Area[]): Countries {
  const used = new Set(
    areas.flatMap(({ arcs }) => arcs.flat(2)).map((arc) => (arc < 0 ? -arc - 1 : arc)),
  )
  return {
    ...world,
    arcs: world.arcs.map((arc, index) => (used.has(index) ? arc : arc.slice(0, 2))),
  }
}

/** Draws every fifth parallel and meridian. */
function gridPath(): string {
  const { width, height } = wholeMap
  const every = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((at) => at % 5 === 0)
  const { west, east, north, south } = mapEdges
  const meridians = every(Math.ceil(west), Math.floor(east)).map(
    (at) => `M${Math.round(project(at, 0).x)} 0v${height}`,
  )
  const parallels = every(Math.ceil(south), Math.floor(north)).map(
    (at) => `M0 ${Math.round(project(0, at).y)}h${width}`,
  )
  return [...meridians, ...parallels].join('')
}

function landPath(polygons: number[][][][]): string {
  const { width, height } = wholeMap
  const edges = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  return polygons
    .flat()
    .map((ring) =>
      clipRing(
        ring.map(([longitude = 0, latitude = 0]) => project(longitude, latitude)),
        edges,
      ),
    )
    .map(ringPath)
    .join('')
}

/** Draws a ring in whole units, each relative to the previous one. */
function ringPath(ring: Point[]): string {
  const points = ring
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
    .filter(({ x, y }, index, all) => x !== all[index - 1]?.x || y !== all[index - 1]?.y)
  const [first, ...others] = points
  if (!first || others.length < 3 || ringArea(points) < minIsland) return ''
  let from = first
  const steps = others.slice(0, -1).flatMap((to) => {
    const step = [to.x - from.x, to.y - from.y]
    from = to
    return step
  })
  return `M${first.x} ${first.y}l${steps.join(' ').replaceAll(' -', '-')}z`
}

if (import.meta.main) {
  const map = await drawMap()
  await writeFile(mapFile, map)
  console.log(`${map.length} bytes`)
}
