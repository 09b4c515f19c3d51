import { expect, test } from 'vitest'
import { placed } from './map-place.ts'
import { nearWidths, wideWidths } from './map-view.ts'
import { type LabelledPlace, placeLabels } from './place-labels.ts'
import { type View, viewAround, wholeMap } from './projection.ts'

const office = (name: string, longitude: number, latitude: number) => ({
  ...{ id: name, kind: 'office' as const, name, longitude, latitude },
})

const sample = [
  office('Kutai Kartanegara, Kalimantan Timur', 117, -0.4),
  office('Bangka', 106.1, -2.1),
  office('Katingan', 113.4, -1.9),
  office('Dermaga Contoh Hulu', 116.6, -0.2),
  office('Labuhan Contoh Muara', 117.9, -1.1),
  office('Pelabuhan Contoh Selatan', 113.3, -3.3),
  office('Pelabuhan Contoh Barat', 105.3, -2),
  office('Kantor pusat Jakarta', 106.82, -6.2),
  office('Kantor pemuatan Samarinda', 117.15, -0.5),
  office('Gudang dan pelataran alat Surabaya', 112.75, -7.25),
]

const frames = [
  { name: 'near', view: viewAround(placed(sample).shown.map(({ at }) => at)), widths: nearWidths },
  { name: 'wide', view: wholeMap, widths: wideWidths },
]

test.each(frames)('no name covers another, or leaves the map, in any width: $name', (frame) => {
  const { view, widths } = frame
  const places = placeLabels(placed(sample).shown, frame)
  const every = Array.from({ length: 200 }, (_, index) => 288 + index * 5)
  for (const width of every.filter(
    (at) => at >= Math.min(...widths) && at <= Math.max(...widths),
  )) {
    const boxes = places.flatMap((place) => getBox(place, view, width))
    const height = (width * view.height) / view.width
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect([box.right <= width, box.bottom <= height]).toEqual([true, true])
      expect(boxes.slice(index + 1).filter((other) => overlaps(box, other))).toEqual([])
    }
  }
})

test.each([
  ['near', 9],
  ['wide', 10],
] as const)('names nearly all places, though four are near each other: %s', (name, least) => {
  const frame = frames.find((candidate) => candidate.name === name)
  if (!frame) throw new Error('There is no such frame')
  const places = placeLabels(placed(sample).shown, frame)
  expect(places.filter(({ label }) => label !== null).length).toBeGreaterThanOrEqual(least)
})

test('a name is without its province, in short lines, and cut if it is long', () => {
  const [mine, yard, odd] = placeLabels(
    placed([
      office('Kutai Kartanegara, Kalimantan Timur', 117, -0.4),
      office('Gudang dan pelataran alat Surabaya lama sekali', 112, -7),
      office('W'.repeat(400), 130, -4),
    ]).shown,
    { view: wholeMap, widths: [1216] },
  ).map(({ label }) => label?.lines)
  expect(mine).toEqual(['Kutai', 'Kartanegara'])
  expect(yard).toEqual(['Gudang dan', 'pelataran alat', 'Surabaya lama …'])
  expect(odd?.map(({ length }) => length)).toEqual([16])
})

test('a place in a crowd has its sign without a name', () => {
  const crowd = Array.from({ length: 24 }, (_, index) => office(`Kantor ${index}`, 110, -7))
  const places = placeLabels(placed(crowd).shown, { view: wholeMap, widths: [640] })
  expect(places).toHaveLength(24)
  expect(places.some(({ label }) => label === null)).toBe(true)
})

test('shows only places with a position on the map, and names the others', () => {
  const { shown, others } = placed([
    office('Jakarta', 106.8, -6.2),
    office('Singapura', 103.8, 1.3),
    office('Rotterdam', 4.5, 51.9),
    { id: 'x', kind: 'port', name: 'Tanpa posisi' },
    { id: 'y', kind: 'port', name: 'Setengah', latitude: 1 },
  ])
  expect(shown.map(({ name }) => name)).toEqual(['Jakarta', 'Singapura'])
  expect(others).toEqual(['Rotterdam', 'Tanpa posisi', 'Setengah'])
})

function getBox({ at, label }: LabelledPlace, view: View, width: number) {
  if (!label) return []
  const scale = width / view.width
  const left = (at.x - view.x) * scale + label.left
  const top = (at.y - view.y) * scale + label.top
  return [{ left, top, right: left + label.width, bottom: top + label.height }]
}

type Edges = { left: number; top: number; right: number; bottom: number }

function overlaps(one: Edges, other: Edges): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
