import { productSchema, toolSchema } from '@niaga/contract/entities'
import { sheetRowSchema } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import { goodsCard } from './goods-card-view.ts'

const look = { picture: null, sheet: null }
const feature = (title: string, description: string) => ({ id: title, title, description })
const base = { id: 1, name: 'Uji', description: '', image: null }

test('shows the figure and names of the grades of a product, its incoterms and minimum', () => {
  const product = productSchema.parse({
    ...base,
    features: [feature('Kadar abu', '5–12 %')],
    grades: ['A', 'B'].map((name) => ({
      name,
      rows: [{ parameter: 'Abu', unit: '%', exact: '5' }],
    })),
    terms: { incoterms: ['FOB', 'CIF'], minimum: '7.500 t' },
  })
  expect(goodsCard(product, 'id', look)).toMatchObject({
    figure: { name: 'Abu', value: '5', unit: '%' },
    facts: [
      { name: 'Mutu', text: 'A, B' },
      { name: 'Incoterms', text: 'FOB, CIF' },
      { name: 'Jumlah minimum', text: '7.500\u00a0t' },
    ],
    sheetPath: null,
  })
})

test('shows the features of a product without grades, the first figure above them', () => {
  const product = productSchema.parse({
    ...base,
    features: [feature('Warna', 'Putih'), feature('Ukuran', '10–200 µm'), feature('Air', '1 %')],
    terms: { incoterms: ['FOB'] },
  })
  expect(goodsCard(product, 'id', look)).toMatchObject({
    figure: { name: 'Ukuran', value: '10–200', unit: 'µm' },
    facts: [
      { name: 'Warna', text: 'Putih' },
      { name: 'Air', text: '1\u00a0%' },
    ],
  })
  expect(goodsCard(productSchema.parse(base), 'id', look)).toMatchObject({
    figure: null,
    facts: [],
  })
})

test('shows the types of a machine once each, and how many units can be had', () => {
  const unit = { location: 'Sampit', offer: 'sale', pictures: [] }
  const tool = toolSchema.parse({
    ...base,
    units: [
      { ...unit, id: 1, name: 'Satu', state: 'free' },
      { ...unit, id: 2, name: 'Dua', state: 'hired' },
      { ...unit, id: 3, name: 'Tiga', state: 'sold' },
    ],
  })
  const rows = ['Mini', 'Mini', 'Heavy'].map((parameter, index) =>
    sheetRowSchema.parse({ parameter, measure: 'Berat', unit: 't', exact: String(index + 1) }),
  )
  const sheet = { path: '/alat/excavator', localRows: rows }
  expect(goodsCard(tool, 'id', { ...look, sheet })).toMatchObject({
    figure: { name: 'Berat', value: '1–3', unit: 't' },
    facts: [
      { name: 'Tipe', text: 'Mini, Heavy' },
      { name: 'Unit jual dan sewa', text: '2 unit ditawarkan, 1 tersedia sekarang' },
    ],
    sheetPath: '/alat/excavator',
  })
})
