import { expect, test } from 'vitest'
import { numberField } from './field.ts'
import { readFields } from './read-fields.ts'

const fields = {
  heat: numberField('nilai', 'Nilai', [500, 9000]),
  price: numberField('harga', 'Harga', [0.01, 10_000_000]),
  share: numberField('abu', 'Abu', [0, 100], { unit: '%' }),
  trucks: numberField('truk', 'Truk', [1, 300], { isWhole: true }),
}

test.for([
  ['hitung=1&nilai=4.600', 'heat', 4600, '4600', null],
  ['hitung=1&nilai=4600,50', 'heat', 4600.5, '', null],
  ['hitung=1&harga=52.500,5', 'price', 52_500.5, '52500,5', null],
  ['hitung=1&abu=12,5 %25', 'share', 12.5, '12,5', null],
  ['hitung=1&harga=52.500', 'price', null, '', 'Harga: 52.500 dapat berarti 52500 atau 52,5.'],
  ['hitung=1&nilai=99.999', 'heat', null, '', 'Nilai: isi antara 500 dan 9000.'],
  ['hitung=1&abu=-5', 'share', null, '', 'Abu: isi antara 0 dan 100'],
  ['hitung=1&truk=1,5', 'trucks', null, '', 'Truk: isi bilangan bulat.'],
  ['hitung=1&nilai=4600 kcal', 'heat', null, '', 'Nilai: tulis angka saja'],
  // Numbers in a link have decimal points.
  ['harga=52.500', 'price', 52.5, '', null],
  ['nilai=4.600', 'heat', null, '', 'Nilai: isi antara 500 dan 9000.'],
] as const)('%s', ([search, key, value, understood, fault]) => {
  const reading = readFields(fields, new URLSearchParams(search))[key]
  expect(reading).toMatchObject({ value, understood })
  expect(reading.fault ?? '').toContain(fault ?? '')
  expect(reading.fault === null).toBe(fault === null)
})
