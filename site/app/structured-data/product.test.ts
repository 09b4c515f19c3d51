import { measurementUnits } from '@niaga/contract/measurement-units'
import { isOnOffer } from '@niaga/contract/units'
import { expect, test } from 'vitest'
import { priceIn } from './price.ts'
import { product } from './product.ts'
import { quantity } from './quantity.ts'
import { unitCode } from './unit-codes.ts'

test.for([
  ['4200–6500 Kcal/Kg', { minValue: 4200, maxValue: 6500, unitText: 'Kcal/Kg', unitCode: 'D75' }],
  ['0,5–1,0\u00a0%', { minValue: 0.5, maxValue: 1, unitText: '%', unitCode: 'P1' }],
  ['di bawah 1,5 %', { maxValue: 1.5, unitText: '%', unitCode: 'P1' }],
  ['di atas 10.000 t', { minValue: 10_000, unitText: 't', unitCode: 'TNE' }],
  ['231,9 °C', { value: 231.9, unitText: '°C', unitCode: 'CEL' }],
  ['20 HP', { value: 20, unitText: 'HP' }],
  ['-5', { value: -5 }],
  ['Putih/transparan', { value: 'Putih/transparan' }],
  ['2 atau 3', { value: '2 atau 3' }],
  ['1–2–3 mm', { value: '1–2–3 mm' }],
  ['', { value: '' }],
] as const)('reads %j as a quantity', ([value, expected]) => {
  const {
    '@type': type,
    name,
    ...rest
  } = { ...quantity({ name: 'A', value }, 'id') } as object & {
    '@type': string
    name: string
  }
  expect([type, name, rest]).toEqual(['PropertyValue', 'A', expected])
})

test('reads English figures in their style, and a unit in a column of its own', () => {
  const figure = { name: 'Sulphur', value: '0.5–1,000', unit: 'µm' }
  expect(quantity(figure, 'en')).toMatchObject({ minValue: 0.5, maxValue: 1000, unitCode: '4H' })
})

test('knows a unit however its letters and its micro sign are written', () => {
  expect([unitCode('KG'), unitCode('μm'), unitCode('µm'), unitCode('bundle')]).toEqual([
    'KGM',
    '4H',
    '4H',
    null,
  ])
  const coded = measurementUnits.filter((unit) => unitCode(unit) !== null)
  expect(coded.length).toBeGreaterThan(60)
})

test.for([
  ['Rp 1.250.000.000', 'id', { price: 1_250_000_000, priceCurrency: 'IDR' }],
  ['Rp\u00a0850.000,50', 'id', { price: 850_000.5, priceCurrency: 'IDR' }],
  ['USD 85,000', 'en', { price: 85_000, priceCurrency: 'USD' }],
  ['US$85,000.00', 'en', { price: 85_000, priceCurrency: 'USD' }],
  ['Rp 450.000 per jam', 'id', null],
  ['mulai Rp 450.000', 'id', null],
  ['USD 85.000', 'en', null],
  ['Rp 1,250,000', 'id', null],
  ['Rp 0', 'id', null],
  ['XYZ 100', 'id', null],
  ['Hubungi kami', 'id', null],
  ['', 'id', null],
] as const)('finds in the price %j (%s) %j', ([text, locale, expected]) => {
  expect(priceIn(text, locale)).toEqual(expected)
})

test('offers only a unit that has a price and is not sold', () => {
  const unit = { name: 'EX-01', state: 'free', isFree: true } as const
  const priced = (text: string, validUntil?: string) => ({ text, validUntil })
  const units = [
    { ...unit, path: '/alat/1/unit/1', price: priced('Rp 900.000.000', '2026-12-31') },
    { ...unit, path: '/alat/1/unit/2', price: priced('Rp 900.000 per jam') },
    { ...unit, path: '/alat/1/unit/3', price: priced('Rp 100.000.000'), state: 'sold' as const },
    {
      ...unit,
      path: '/alat/1/unit/4',
      price: priced('Rp 100.000.000'),
      state: 'hired' as const,
      isFree: false,
    },
    { ...unit, path: '/alat/1/unit/5', price: null },
  ]
  const shown = {
    name: 'Excavator',
    description: '',
    picture: null,
    figures: [],
    units,
    grades: [],
  }
  const base = { origin: 'https://contoh.example', locale: 'id' } as const
  const thing = product({ ...shown, path: '/alat/1', offerPath: null }, base)
  expect(thing).toMatchObject({
    '@id': 'https://contoh.example/alat/1#product',
    offers: [
      {
        url: 'https://contoh.example/alat/1/unit/1',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2026-12-31',
      },
      {
        url: 'https://contoh.example/alat/1/unit/4',
        availability: 'https://schema.org/OutOfStock',
      },
    ],
    isRelatedTo: units
      .filter(isOnOffer)
      .map(({ name, path }) => ({ name, url: base.origin + path })),
  })
  const grade = { name: 'A', path: '/produk/1?mutu=a' }
  const graded = product(
    {
      ...{ ...shown, path: '/produk/1', offerPath: null, units: [] },
      grades: [{ ...grade, figures: [{ name: 'Kadar abu, ADB', value: '8,0', unit: '%' }] }],
    },
    base,
  )
  expect(graded).toMatchObject({
    model: [
      {
        ...{ '@type': 'ProductModel', name: 'A', url: 'https://contoh.example/produk/1?mutu=a' },
        additionalProperty: [{ name: 'Kadar abu, ADB', value: 8, unitCode: 'P1' }],
      },
    ],
  })
  const without = product({ ...shown, units: [], path: '/alat/1', offerPath: null }, base)
  expect(without).not.toHaveProperty('offers')
})
