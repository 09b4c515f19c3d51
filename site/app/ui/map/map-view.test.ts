import { expect, test } from 'vitest'
import { type MapPlace, mapView } from './map-view.ts'

const mine = (name: string, longitude?: number, latitude?: number): MapPlace => ({
  ...{ id: name, kind: 'mine', name, goods: '' },
  ...(longitude !== undefined && { longitude }),
  ...(latitude !== undefined && { latitude }),
})

const sample = [
  mine('Kutai Kartanegara', 117, -0.4),
  mine('Bangka', 106.1, -2.1),
  mine('Katingan', 113.4, -1.9),
  mine('Hulu', 116.6, -0.2),
  mine('Muara', 117.9, -1.1),
  mine('Selatan', 113.3, -3.3),
  mine('Barat', 105.3, -2),
]

test('shows the places that are close together in an inset, and the others on the whole map', () => {
  const map = mapView(sample)
  const names = (part = map?.whole) => part?.places.map(({ name }) => name)
  expect(names()).toEqual(['Bangka', 'Barat'])
  expect(names(map?.inset ?? undefined)).toEqual([
    'Kutai Kartanegara',
    'Katingan',
    'Hulu',
    'Muara',
    'Selatan',
  ])
  expect(mapView(sample.slice(0, 2))).toMatchObject({ inset: null, whole: { places: [{}, {}] } })
})

test.each([288, 350, 420, 500, 600, 760])('no sign covers a sign or a place at %i px', (width) => {
  const map = mapView(sample)
  for (const { view, places } of map?.inset ? [map.whole, map.inset] : []) {
    const scale = width / view.width
    for (const one of places) {
      const distance = ({ at }: typeof one, x = 0, y = 0) =>
        Math.hypot(
          (at.x - one.at.x) * scale + x - one.offset.x,
          (at.y - one.at.y) * scale + y - one.offset.y,
        )
      for (const other of places.filter((place) => place !== one)) {
        expect(distance(other, other.offset.x, other.offset.y)).toBeGreaterThan(22)
        expect(distance(other)).toBeGreaterThan(13)
      }
    }
  }
})

test('shows only places with a position on the map, in their order', () => {
  const map = mapView([
    mine('Jakarta', 106.8, -6.2),
    mine('Rotterdam', 4.5, 51.9),
    mine('Tanpa posisi'),
    mine('Singapura', 103.8, 1.3),
  ])
  expect(map?.places.map(({ name, number }) => [name, number])).toEqual([
    ['Jakarta', 1],
    ['Singapura', 2],
  ])
  expect(mapView([mine('Rotterdam', 4.5, 51.9)])).toBeNull()
})
