import { expect, test } from 'vitest'
import { locationsView } from './locations-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`

test('shows the first three locations and no more', () => {
  const locations = [1, 2, 3, 4].map((id) => ({
    id,
    location: `Tempat ${id}`,
    description: 'Asal batubara.',
    image: id === 3 ? null : 'pit.webp',
  }))
  expect(locationsView(locations, picture, [], 'id')).toEqual([
    {
      id: 1,
      place: 'Tempat 1',
      description: ['Asal batubara.'],
      picture: '/media/location/pit.webp',
    },
    {
      id: 2,
      place: 'Tempat 2',
      description: ['Asal batubara.'],
      picture: '/media/location/pit.webp',
    },
    { id: 3, place: 'Tempat 3', description: ['Asal batubara.'], picture: null },
  ])
})

test('names the products of a place that the host still has', () => {
  const place = {
    ...{ id: 1, location: 'Paser', description: '', image: null },
    ...{ product_ids: [7, 8], relation: 'own' as const, image_focus: { x: 0.24, y: 1 } },
  }
  const coal = {
    ...{ id: 7, name: 'Batubara', description: '', image: null },
    translations: { en: { name: 'Coal', description: '' } },
  }
  expect(locationsView([place], picture, [coal], 'en')).toEqual([
    {
      ...{ id: 1, place: 'Paser', description: [], picture: null, relation: 'own' },
      ...{ products: [{ id: 7, name: 'Coal' }], focus: { x: 0.24, y: 1 } },
    },
  ])
})
