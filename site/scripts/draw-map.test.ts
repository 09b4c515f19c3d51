import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { drawMap, mapFile } from './draw-map.ts'
import { clipRing, ringArea } from './map-rings.ts'

test('the map is what its script draws', async () => {
  expect(await readFile(mapFile, 'utf8')).toBe(await drawMap())
})

const square = [
  { x: -1, y: 2 },
  { x: 3, y: 2 },
  { x: 3, y: 6 },
  { x: -1, y: 6 },
]

test.each([
  ['within the edges', { left: -2, top: 0, right: 9, bottom: 9 }, 16],
  ['across one edge', { left: 0, top: 0, right: 9, bottom: 9 }, 12],
  ['across a corner', { left: 0, top: 4, right: 9, bottom: 9 }, 6],
  ['around the edges', { left: 0, top: 3, right: 2, bottom: 5 }, 4],
  ['outside', { left: 10, top: 0, right: 20, bottom: 9 }, 0],
])('keeps the part of a ring %s', (_case, edges, area) => {
  expect(ringArea(clipRing(square, edges))).toBe(area)
})
