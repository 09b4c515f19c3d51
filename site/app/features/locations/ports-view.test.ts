import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { portsView } from './ports-view.ts'

const jetty = {
  ...{ name: 'Dermaga Hulu', kind: 'jetty', loading_rate: '8.000 t/hari' },
  translations: { en: { name: 'Hulu Jetty', loading_rate: '8,000 t/day' } },
}

function product(id: number, name: string, ports: object[]) {
  return productSchema.parse({ id, name, terms: { load_ports: ports } })
}

test('lists each load port once, with all that is loaded there', () => {
  const products = [
    product(1, 'Batubara', [
      jetty,
      { name: 'Labuhan', kind: 'anchorage', draft_m: 13.5, max_size: 'Panamax' },
    ]),
    product(2, 'Silika', [{ ...jetty, name: ' dermaga hulu', latitude: -0.5, longitude: 117 }]),
    product(3, 'Timah', []),
  ]
  expect(portsView(products, 'en')).toEqual([
    {
      ...{ id: 'muat-1', name: 'Hulu Jetty', kind: 'jetty', loadingRate: '8,000 t/day' },
      ...{ maxSize: '', latitude: -0.5, longitude: 117 },
      products: [
        { id: 1, name: 'Batubara' },
        { id: 2, name: 'Silika' },
      ],
    },
    {
      ...{ id: 'muat-2', name: 'Labuhan', kind: 'anchorage', loadingRate: '' },
      maxSize: '13.5\u00a0m draft, Panamax',
      products: [{ id: 1, name: 'Batubara' }],
    },
  ])
})

test('a load port of another kind is another place, and half a position is none', () => {
  const products = [
    product(1, 'Batubara', [
      jetty,
      { ...jetty, kind: 'port', latitude: 1 },
      { name: 'Tanpa jenis' },
    ]),
  ]
  const views = portsView(products, 'id')
  expect(views.map(({ kind, latitude }) => [kind, latitude])).toEqual([
    ['jetty', undefined],
    ['port', undefined],
  ])
})

test('shows no more than a page can', () => {
  const ports = Array.from({ length: 40 }, (_, index) => ({ ...jetty, name: `Dermaga ${index}` }))
  expect(portsView([product(1, 'Batubara', ports)], 'id')).toHaveLength(24)
})
