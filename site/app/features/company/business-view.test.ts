import { personSchema } from '@niaga/contract/company'
import { businessSchema, productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { type BusinessSources, businessView } from './business-view.ts'

const picture = (kind: string, path: string | null) => path && `/media/${kind}/${path}`
const context = { locale: 'en' as const, today: '2026-11-27', picture }
const none = { products: [], tools: [], people: [], managers: [], locations: [], sheets: [] }

function business(id: number, more: object = {}) {
  return businessSchema.parse({
    id,
    name: `Usaha ${id}`,
    description: '',
    logo_image: null,
    ...more,
  })
}

test('shows the first two businesses in the grid, and all below', () => {
  const businesses = [business(1, { logo_image: 'logo.webp' }), business(2), business(3)]
  const { units, all } = businessView({ ...none, businesses }, context)
  expect(all.map(({ id, goods, desk, leader }) => [id, goods, desk, leader])).toEqual(
    [1, 2, 3].map((id) => [id, [], null, null]),
  )
  expect(units.map(({ id, logo }) => [id, logo])).toEqual([
    [1, '/media/business/logo.webp'],
    [2, null],
  ])
})

test('shows a description as text, whatever markup it carries', () => {
  const businesses = [business(1, { description: '<p>Satu &amp; dua</p><p>Tiga</p>' })]
  const { units } = businessView({ ...none, businesses }, context)
  expect(units[0]?.description).toEqual(['Satu & dua', 'Tiga'])
})

test('has the desk it names, who leads it, and the goods that name the same desk', () => {
  const goods = (id: number, more: object) => ({
    id,
    name: `Barang ${id}`,
    description: '',
    ...more,
  })
  const sources: BusinessSources = {
    ...none,
    businesses: [business(1, { contact_id: 7 })],
    people: [personSchema.parse({ id: 7, name: 'Rina', role: 'Coal sales' })],
    managers: [
      { id: 1, name: 'Tanpa meja', position: '', photo_url: null },
      { id: 2, name: 'Budi', position: 'Direktur', photo_url: null, contact_id: 7 },
    ],
    products: [
      productSchema.parse(
        goods(3, {
          image: 'coal.webp',
          contact_id: 7,
          grades: [{ name: 'Energi 4600', rows: [] }],
          terms: {
            monthly: '100.000 t',
            load_ports: [{ name: 'Hulu', kind: 'jetty' }],
            windows: [
              { port: 'Hulu', from: '2026-11-01', to: '2026-11-26', as_of: '2026-11-01' },
              { port: 'Hulu', from: '2026-12-01', to: '2026-12-04', as_of: '2026-11-01' },
            ],
          },
        }),
      ),
      productSchema.parse(goods(4, { image: null, contact_id: 8 })),
      productSchema.parse(goods(5, { image: null })),
    ],
    tools: [
      toolSchema.parse(
        goods(9, {
          image: null,
          contact_id: 7,
          units: [
            { id: 1, name: 'EX-1', state: 'free', offer: 'both' },
            { id: 2, name: 'EX-2', state: 'sold', offer: 'sale' },
          ],
        }),
      ),
    ],
  }
  expect(businessView(sources, context).units).toMatchObject([
    {
      picture: '/media/product/coal.webp',
      ports: ['Hulu'],
      desk: { name: 'Rina', role: 'Coal sales' },
      leader: { name: 'Budi' },
      goods: [
        {
          ...{ path: '/produk/3', grades: 'Energi 4600', monthly: '100.000\u00a0t' },
          ...{ laycan: expect.stringMatching(/^Dec.1.*4,.2026$/), units: '' },
        },
        { path: '/alat/9', grades: '', units: 'EX-1' },
      ],
    },
  ])
})
