import { miningLocationSchema, productSchema, toolSchema } from '@niaga/contract/entities'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../testing/example-sheet.ts'
import { shopView } from './shop-view.ts'

const item = { id: 1, name: 'Uji', description: '', image: null }
const grade = { name: 'A', rows: [{ parameter: 'Abu', unit: '%', exact: '5' }] }
const unit = { id: 1, name: 'Unit', location: 'Sampit', offer: 'sale', state: 'free', pictures: [] }

const sheets = sheetPaths.map((path) => exampleSheet(path, 'id'))

function getView({ products = [], tools = [], locations = [] }: Record<string, object[]>) {
  const sources = {
    products: products.map((product) => productSchema.parse({ ...item, ...product })),
    tools: tools.map((tool) => toolSchema.parse({ ...item, ...tool })),
    locations: locations.map((location) => miningLocationSchema.parse(location)),
    sheets,
  }
  return shopView(sources, 'id', {
    imageSource: () => null,
    ownPicture: (file) => `/pictures/${file}`,
    today: '2026-11-27',
  })
}

const coal = {
  name: 'Batubara',
  origin_ids: [4],
  grades: ['5000', '4600'].map((exact) => ({
    name: `Energi ${exact}`,
    rows: [{ parameter: 'Nilai kalor', unit: 'Kcal/Kg', basis: 'GAR', exact }],
  })),
  terms: {
    load_ports: [
      { name: 'Dermaga A', kind: 'jetty', latitude: -0.2, longitude: 116.6 },
      {
        ...{ name: 'Labuhan B', kind: 'anchorage', loading_rate: '12.000 t/hari' },
        ...{ draft_m: 13.5, latitude: -1.1, longitude: 117.9 },
      },
    ],
    windows: [
      { port: 'Labuhan B', from: '2026-12-20', to: '2026-12-29', as_of: '2026-11-27' },
      { port: 'Labuhan B', from: '2026-11-10', to: '2026-11-19', as_of: '2026-11-01' },
    ],
  },
}

const later = { port: 'Pangkal Balam', from: '2026-12-30', to: '2027-01-08', as_of: '2026-11-27' }
const tin = { name: 'Timah', terms: { windows: [later] } }

test('states the next laycan with its rate, free units and the span of the grades of coal', () => {
  const { facts, lastDay } = getView({
    products: [{ ...tin, id: 2 }, coal],
    tools: [{ name: 'Loader', units: [unit, { ...unit, id: 2, state: 'sold' }] }],
  })
  expect(facts.map(({ figure, unit: of, text }) => [figure, of, text])).toEqual([
    ['20–29\u00a0Des\u00a02026', undefined, 'Batubara; Labuhan B'],
    ['12.000 t/hari', undefined, 'Labuhan B'],
    ['1', undefined, 'Loader'],
    ['4600–5000', 'Kcal/Kg', 'Energi 5000, Energi 4600'],
  ])
  expect(lastDay).toBe('2026-12-29')
})

test('measures the ways of coal between its mine and its load ports, and leaves out unknown lengths', () => {
  const mine = { id: 4, location: 'Kutai', description: '', image: null }
  const at = { latitude: 0.2, longitude: 116.2 }
  expect(getView({ products: [coal], locations: [{ ...mine, ...at }] }).way).toMatchObject({
    anchorage: {
      name: 'Labuhan B',
      path: '/lokasi-tambang#muat-2',
      facts: ['laju muat kapal 12.000\u00a0t/hari', 'sarat 13,5\u00a0m'],
    },
    ...{ haul: '63', barge: '176' },
  })
  expect(getView({ products: [coal], locations: [mine] }).way).toMatchObject({ haul: '' })
})

test('shows six products if one has grades, and four free units', () => {
  const products = Array.from({ length: 7 }, (_, index) => ({ id: index + 1 }))
  const tools = Array.from({ length: 5 }, (_, id) => ({
    id: id + 1,
    units: [{ ...unit, id: id + 1 }],
  }))
  const { goods, units } = getView({ products: [...products, { id: 8, grades: [grade] }], tools })
  expect(goods.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect(units.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('shows nothing of a host without grades, units and coal', () => {
  expect(getView({ products: [{}], tools: [{}] })).toEqual({
    ...{ goods: [], units: [], facts: [] },
    ...{ way: null, lastDay: null },
  })
})

test('takes figure and picture from the sheet of a product, and the picture of a unit from that of its kind', () => {
  const { goods, units } = getView({
    products: [{ name: 'Batubara', grades: [{ ...grade, rows: [] }] }],
    tools: [{ name: 'Loader', units: [unit] }],
  })
  expect(goods).toMatchObject([
    { picture: '/pictures/coal.webp', figure: { value: '4200–6500', unit: 'Kcal/Kg' } },
  ])
  expect(units).toMatchObject([{ picture: '/pictures/loader.webp', isOfKind: true }])
})
