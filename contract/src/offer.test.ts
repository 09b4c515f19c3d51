import { expect, test } from 'vitest'
import { productSchema, toolSchema } from './entities.ts'
import { isRejected, needsBasis, rejectionLimit, rejectionText } from './grades.ts'
import { isMeasurementUnit } from './measurement-units.ts'
import { translatedList } from './translation.ts'

const coal = { id: 1, name: 'Batubara', description: '', image: null }
const row = { parameter: 'Kadar abu', unit: '%', basis: 'ADB', exact: '9', rejection: '> 12' }

test('keeps a product whose additions are malformed, without them', () => {
  const product = { ...coal, grades: 'x', terms: [], origin_ids: [0, 'a'], contact_id: '1' }
  expect(productSchema.parse(product)).toEqual(coal)
})

test('keeps the other rows and grades beside a malformed one', () => {
  const { grades } = productSchema.parse({
    ...coal,
    grades: [
      { name: 'A', rows: [row, { ...row, under: '3' }, null] },
      { name: '', rows: [row] },
      7,
    ],
  })
  expect(grades).toEqual([{ name: 'A', rows: [row] }])
})

const window = { from: '2027-02-20', to: '2027-03-01', tonnes: '50000', as_of: '2026-11-22' }

test('keeps the other terms beside malformed ones', () => {
  const { terms } = productSchema.parse({
    ...coal,
    terms: {
      incoterms: ['FOB', '', 3],
      load_ports: [
        { name: 'Labuhan' },
        { name: 'Dermaga', kind: 'jetty', max_size: 3, draft_m: -1 },
      ],
      windows: [{ from: '2027-02-31x', to: '2027-03-01', as_of: '2026-11-22' }, window],
      payment: 'L/C',
      hs_code: 2701,
    },
  })
  expect(terms).toEqual({
    incoterms: ['FOB'],
    load_ports: [{ name: 'Dermaga', kind: 'jetty' }],
    windows: [window],
  })
})

test.for([
  [{ next_laycan: window }, [window]],
  [{ next_laycan: window, windows: [] }, undefined],
  [{ next_laycan: { ...window, to: 'x' } }, undefined],
  [{ next_laycan: null }, undefined],
])('reads the one laycan of an older host as its only window: %j', ([terms, windows]) => {
  const parsed = productSchema.parse({ ...coal, terms: { hs_code: '2701', ...terms } }).terms
  expect(parsed).toEqual({ hs_code: '2701', ...(windows && { windows }) })
})

test('keeps the other units beside one without a state', () => {
  const unit = { id: 4, name: 'Unit 4', location: 'Bontang', offer: 'hire', state: 'free' }
  const { units } = toolSchema.parse({
    ...coal,
    units: [
      {
        ...{ ...unit, hours: -1, year: '2020', hire: [], pictures: ['', 'storage/a.webp'] },
        ...{ captions: [{ picture: 'storage/a.webp' }, null], operating_weight_t: '20 t' },
        ...{ available_from: '2026-13-01', report_id: 'a', price: { as_of: '2026-12-01' } },
      },
      { ...unit, state: 'lost' },
    ],
  })
  expect(units).toEqual([{ ...unit, pictures: ['storage/a.webp'], captions: [] }])
})

test('has a list of texts in the requested language, or else in the base one', () => {
  const terms = { packing: ['Curah'], payment: ['Tunai'], translations: { en: { packing: [' '] } } }
  expect(translatedList(terms, 'packing', 'en')).toEqual(['Curah'])
  const english = { ...terms, translations: { en: { packing: ['Bulk', ''] } } }
  expect(translatedList(english, 'packing', 'en')).toEqual(['Bulk'])
  expect(translatedList(english, 'inspection', 'en')).toEqual([])
})

test.each([
  ['> 12', '>', '12'],
  ['>12', '>', '12'],
  ['≥ 0.15', '≥', '0.15'],
  ['<= 4800', '≤', '4800'],
  [' Di  atas 12 ', '>', '12'],
  ['under 99.85', '<', '99.85'],
])('reads the limit %s', (text, sign, figure) => {
  expect(rejectionLimit(text)).toEqual({ sign, figure })
})

test.each(['', '12', '> ', '> 12 %', '> 1,2', 'sekitar 12', '<> 3', `> ${'9'.repeat(40)}`])(
  'reads no limit in %j',
  (text) => expect(rejectionLimit(text)).toBeNull(),
)

test('rejects beyond a limit, and at one that includes its figure', () => {
  expect(isRejected('12', { sign: '>', figure: '12.0' })).toBe(false)
  expect(isRejected('12', { sign: '≥', figure: '12.0' })).toBe(true)
  expect(isRejected('4799', { sign: '<', figure: '4800' })).toBe(true)
  expect(isRejected('4800', { sign: '≤', figure: '4800' })).toBe(true)
})

test('writes a limit in the number style of the language, and leaves words', () => {
  expect(rejectionText('>0.7', 'id')).toBe('> 0,7')
  expect(rejectionText('di bawah 12000', 'en')).toBe('< 12,000')
  expect(rejectionText('Bau tajam', 'id')).toBe('Bau tajam')
})

test.each([
  ...['Nilai kalor', 'Calorific value', 'Kadar air total', 'Total moisture', 'Kadar abu', 'Ash'],
  ...['Zat terbang', 'Volatile matter', 'Karbon tertambat', 'Fixed carbon', 'Sulfur total'],
])('%s needs a basis', (parameter) => expect(needsBasis(parameter)).toBe(true))

test.each([
  ...['Fe2O3', 'Kemurnian', 'Titik leleh abu', 'Ash fusion temperature', 'Ukuran butir', 'HGI'],
  ...['Warna', 'Suhu leleh abu', 'Cashew', 'Bair'],
])('%s needs no basis', (parameter) => expect(needsBasis(parameter)).toBe(false))

test.each(['%', 'Kcal/Kg', 'KCAL/KG', 'µm', 'μm', 'm3/jam', 'm³/jam', ' °C ', 'troy  oz'])(
  'knows the unit %s',
  (unit) => expect(isMeasurementUnit(unit)).toBe(true),
)

test.each(['', 'kcal per kg', 'persen', 'mmm', '%%'])('does not know the unit %j', (unit) => {
  expect(isMeasurementUnit(unit)).toBe(false)
})
