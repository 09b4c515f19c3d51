import { type Product, productSchema } from '@niaga/contract/entities'
import { gradeSchema } from '@niaga/contract/grades'
import { expect, test } from 'vitest'
import { checkView } from './check-view.ts'

const heat = {
  parameter: 'Nilai kalor',
  unit: 'Kcal/Kg',
  translations: { en: { parameter: 'Calorific value' } },
}

/** A grade of coal: typical ash 8, rejected above 10; 5000 GAR, rejected below 4800; moisture without a limit. */
const coal = gradeSchema.parse({
  name: 'Energi 5000',
  rows: [
    { ...heat, basis: 'GAR', exact: '5000', rejection: '< 4800' },
    { parameter: 'Kadar air total', unit: '%', basis: 'ARB', exact: '24.0' },
    { parameter: 'Kadar abu', unit: '%', basis: 'ADB', exact: '8.0', rejection: '> 10.0' },
    { ...heat, basis: 'NAR', exact: '4670' },
    { parameter: 'Warna', text: 'Hitam' },
    { parameter: 'Zat terbang', unit: '%', basis: 'ADB', exact: '40' },
  ],
})

const bare = gradeSchema.parse({ name: 'Lain', rows: [] })

function product(grades?: Product['grades']): Product {
  return { ...productSchema.parse({ id: 1, name: 'Batubara' }), grades }
}

function check(search: string, grades = [coal]) {
  return checkView(product(grades), new URLSearchParams(search), 'id')
}

/** Returns the outcome of the first grade and its deciding row. */
function outcomeFor(search: string, grades = [coal]) {
  const [result] = check(search, grades)?.results ?? []
  return result && [result.outcome, result.row.parameter, result.row.reason]
}

test('asks for figures by their parameter, in every basis that a grade gives, at least or at most', () => {
  expect(check('')?.fields.map(({ slug, direction, bases }) => [slug, direction, bases])).toEqual([
    ['nilai-kalor', 'least', ['GAR', 'NAR']],
    ['kadar-air-total', 'most', ['ARB']],
    ['kadar-abu', 'most', ['ADB']],
  ])
  expect(check('')).toMatchObject({ isAsked: false, results: [] })
})

test.for([
  ['batas-kadar-abu=10', ['fits', 'Kadar abu', 'within']],
  ['batas-kadar-abu=9,9', ['confirm', 'Kadar abu', 'rejection_beyond']],
  ['batas-kadar-abu=8', ['confirm', 'Kadar abu', 'rejection_beyond']],
  ['batas-kadar-abu=7.9', ['no', 'Kadar abu', 'typical_beyond']],
  ['batas-nilai-kalor=4800', ['fits', 'Nilai kalor', 'within']],
  ['batas-nilai-kalor=4801', ['confirm', 'Nilai kalor', 'rejection_beyond']],
  ['batas-nilai-kalor=5001', ['no', 'Nilai kalor', 'typical_beyond']],
  ['batas-kadar-air-total=24', ['confirm', 'Kadar air total', 'no_rejection']],
  ['batas-kadar-air-total=23', ['no', 'Kadar air total', 'typical_beyond']],
  ['batas-nilai-kalor=4600&basis-nilai-kalor=NAR', ['confirm', 'Nilai kalor', 'no_rejection']],
  ['batas-nilai-kalor=4700&basis-nilai-kalor=NAR', ['no', 'Nilai kalor', 'typical_beyond']],
  // The worst row decides, and among equals the row closest to its limit.
  ['batas-nilai-kalor=4000&batas-kadar-abu=7', ['no', 'Kadar abu', 'typical_beyond']],
  ['batas-nilai-kalor=4000&batas-kadar-abu=10', ['fits', 'Kadar abu', 'within']],
] as const)('%s: %o', ([search, expected]) => {
  expect(outcomeFor(search)).toEqual(expected)
})

test('names every row for which a grade does not fit', () => {
  const [result] =
    check('batas-nilai-kalor=5001&batas-kadar-abu=7&batas-kadar-air-total=24')?.results ?? []
  expect([result?.row, ...(result?.further ?? [])].map((row) => row?.parameter).toSorted()).toEqual(
    ['Kadar abu', 'Nilai kalor'],
  )
})

test('compares a figure with its own basis and unit only', () => {
  const other = gradeSchema.parse({
    name: 'B',
    rows: [
      { parameter: 'Kadar abu', unit: '%', basis: 'ARB', exact: '1', rejection: '> 2' },
      { ...heat, unit: 'MJ/kg', basis: 'GAR', exact: '9000', rejection: '< 9000' },
    ],
  })
  const results = check('batas-kadar-abu=9&basis-kadar-abu=ADB', [coal, other])?.results
  expect(results?.[1]).toMatchObject({ outcome: 'confirm', row: { reason: 'no_figure' } })
  const heats = check('batas-nilai-kalor=4000', [coal, other])?.results
  expect(heats?.[1]).toMatchObject({ outcome: 'confirm', row: { reason: 'no_figure' } })
})

test('says to confirm a grade that does not give the figure', () => {
  expect(check('batas-kadar-abu=10', [coal, bare])?.results[1]).toMatchObject({
    name: 'Lain',
    outcome: 'confirm',
    row: { reason: 'no_figure', typical: '' },
  })
})

test('takes the farther end of a range, and no limit of rejection that is about the other end', () => {
  const size = (rejection: string) =>
    gradeSchema.parse({
      name: 'A',
      rows: [{ parameter: 'Ukuran', unit: 'mm', from: '0', to: '50', rejection }],
    })
  expect(outcomeFor('batas-ukuran=49', [size('> 60')])).toEqual(['no', 'Ukuran', 'typical_beyond'])
  const both = [size('> 60'), size('< 1')]
  expect(check('batas-ukuran=70', both)?.results.map(({ row }) => row.reason)).toEqual([
    'within',
    'no_rejection',
  ])
})

test.for<[string, string, string | null]>([
  ['cek=1&batas-nilai-kalor=4.700', '4700', null],
  ['cek=1&batas-nilai-kalor=4.700,5', '4700,5', null],
  ['cek=1&batas-nilai-kalor=4700', '', null],
  ['cek=1&batas-nilai-kalor=99.999', '', 'Nilai kalor: 99.999 dapat berarti 99999 atau 99,9990.'],
  ['cek=1&batas-nilai-kalor=4700 kcal', '', 'Nilai kalor: tulis angka saja'],
  // Numbers in a link have decimal points.
  ['batas-nilai-kalor=4.700', '4,700', null],
])('reads %o as %o, fault %o', ([search, understood, fault]) => {
  const field = check(search)?.fields[0]
  expect(field).toMatchObject({ understood })
  expect(field?.fault ?? '').toContain(fault ?? '')
  expect(field?.fault === null).toBe(fault === null)
})

test('keeps what was typed beside its fault, and checks nothing', () => {
  const view = check(`batas-kadar-abu=abu&batas-nilai-kalor=4000&x=${'9'.repeat(900)}`)
  expect(view?.fields[2]).toMatchObject({
    typed: 'abu',
    fault: expect.stringContaining('tulis angka saja'),
  })
  expect(view).toMatchObject({ isAsked: true, results: [], limits: '' })
  const long = check(`batas-kadar-abu=${'<'.repeat(900)}`)?.fields[2]
  expect(long?.typed).toBe('<'.repeat(40))
})

test('names the limits in words, as a request has them', () => {
  const search = new URLSearchParams(
    'batas-nilai-kalor=4600&basis-nilai-kalor=NAR&batas-kadar-abu=7,5',
  )
  expect(checkView(product([coal]), search, 'id')?.limits).toBe(
    'Nilai kalor (NAR) min. 4600 Kcal/Kg; Kadar abu (ADB) maks. 7,5 %',
  )
  expect(checkView(product([coal]), search, 'en')?.limits).toContain(
    'Calorific value (NAR) at least 4600',
  )
  search.set('tender', 'Calorific value min 4600 kcal/kg NAR\nLaycan May')
  expect(checkView(product([coal]), search, 'en')?.limits).toMatch(/7\.5 %; Laycan May$/)
})

test('asks nothing where no figure can be compared', () => {
  expect(checkView(product(), new URLSearchParams(), 'id')).toBeNull()
  expect(checkView(product([bare]), new URLSearchParams(), 'id')).toBeNull()
})
