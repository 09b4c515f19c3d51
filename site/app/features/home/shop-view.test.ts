import { documentSchema } from '@niaga/contract/documents'
import { productSchema, toolSchema } from '@niaga/contract/entities'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../testing/example-sheet.ts'
import { shopView } from './shop-view.ts'

const item = { id: 1, name: 'Uji', description: '', image: null }
const grade = { name: 'A', rows: [{ parameter: 'Abu', unit: '%', exact: '5' }] }
const port = (name: string) => ({ name, kind: 'jetty' })
const unit = { id: 1, name: 'Unit', location: 'Sampit', offer: 'sale', state: 'free', pictures: [] }

const sheets = sheetPaths.map((path) => exampleSheet(path, 'id'))

function getView({ products = [], tools = [], documents = [] }: Record<string, object[]>) {
  const sources = {
    products: products.map((product) => productSchema.parse({ ...item, ...product })),
    tools: tools.map((tool) => toolSchema.parse({ ...item, ...tool })),
    documents: documents.map((document) => documentSchema.parse(document)),
    sheets,
  }
  return shopView(sources, 'id', {
    imageSource: () => null,
    ownPicture: (file) => `/pictures/${file}`,
  })
}

test('counts what the content itself has, each port once', () => {
  const { proof } = getView({
    products: [
      { grades: [grade, grade], terms: { load_ports: [port('Dermaga A'), port('Dermaga B')] } },
      { grades: [grade], terms: { load_ports: [port(' dermaga a')] } },
    ],
    tools: [{ units: [unit, { ...unit, id: 2, state: 'sold' }] }],
  })
  expect(proof).toEqual([
    { name: 'grades', count: 3 },
    { name: 'ports', count: 2 },
    { name: 'units', count: 1 },
  ])
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

test('shows nothing of a host without grades, units and documents', () => {
  expect(getView({ products: [{}], tools: [{}] })).toEqual({ goods: [], units: [], proof: [] })
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
