import type { TextFieldSingleValidation } from 'payload'
import { expect, test } from 'vitest'
import english from '../../../messages/en.json' with { type: 'json' }
import indonesian from '../../../messages/id.json' with { type: 'json' }
import { readTyped } from './row-fields.ts'
import { validateScale, validateText, validateTypical, validateValue } from './validate-row.ts'

type Row = Record<string, string>

const validators = {
  from: validateValue('from'),
  to: validateValue('to'),
  exact: validateValue('exact'),
  under: validateValue('under'),
  over: validateValue('over'),
  text: validateText,
  typical: validateTypical,
  scaleFrom: validateScale('scaleFrom'),
  scaleTo: validateScale('scaleTo'),
}

/** Validates a value as an account types it. */
function validate(
  name: keyof typeof validators,
  row: Row,
  language: 'id' | 'en' = 'id',
  data = {},
) {
  const translations: object = language === 'en' ? english : indonesian
  const options = {
    siblingData: row,
    data,
    req: { i18n: { language, translations }, user: {} },
  }
  // Payload passes many more options, which these validators do not read.
  return validators[name](row[name], options as Parameters<TextFieldSingleValidation>[1])
}

const range = { kind: 'range', from: '4200', to: '6500' }

test.each<Row>([
  range,
  { ...range, from: '6500' },
  { ...range, scaleFrom: '4200', scaleTo: '6500' },
  { ...range, from: ' 0.5 ', to: '1.0', typical: '0.75', scaleFrom: '-1', scaleTo: '3' },
  { kind: 'exact', exact: '99.99' },
  { kind: 'under', under: '0.15', scaleFrom: '0', scaleTo: '0.5' },
  { kind: 'over', over: '12' },
  { kind: 'text', text: 'Putih', from: 'tersembunyi' },
  { ...range, from: '4.200', to: '6.500,5', scaleFrom: '4000', scaleTo: '7 000' },
])('accepts %j', (row) => {
  for (const name of Object.keys(validators) as (keyof typeof validators)[]) {
    expect([name, validate(name, row)]).toEqual([name, true])
  }
})

const missing = ['Isi nilainya.', 'Enter the value.'] as const
const noFigure = (text: string) =>
  [
    `“${text}” bukan angka. Tulis angkanya saja, paling banyak 6 desimal, misalnya 1200 atau 0,5.`,
    `“${text}” is not a number. Write only the figure, with at most 6 decimals, such as 1200 or 0.5.`,
  ] as const

test.each<[keyof typeof validators, Row, string, string]>([
  ['from', { kind: 'range', to: '1' }, ...missing],
  ['to', { kind: 'range', from: '1', to: ' ' }, ...missing],
  ['exact', { kind: 'exact' }, ...missing],
  ['under', { kind: 'under' }, ...missing],
  ['over', { kind: 'over' }, ...missing],
  ['text', { kind: 'text', text: ' ' }, ...missing],
  [
    'exact',
    { kind: 'exact', exact: '12.000' },
    '“12.000” dapat berarti 12000 atau 12. Tulis yang Anda maksud.',
    '“12.000” could be 12000 or 12. Write the one you mean.',
  ],
  ['exact', { kind: 'exact', exact: '5 juta' }, ...noFigure('5 juta')],
  ['typical', { ...range, typical: 'sekitar 5' }, ...noFigure('sekitar 5')],
  ['scaleTo', { ...range, scaleFrom: '1', scaleTo: '1e9' }, ...noFigure('1e9')],
  [
    'to',
    { kind: 'range', from: '10', to: '9' },
    'Nilai awal 10 lebih besar daripada 9.',
    'The lower value 10 is larger than 9.',
  ],
  [
    'scaleTo',
    { ...range, scaleFrom: '5', scaleTo: '5' },
    'Ujung kiri skala, 5, harus lebih kecil daripada ujung kanannya, 5.',
    'The left end of the scale, 5, must be smaller than its right end, 5.',
  ],
  [
    'scaleFrom',
    { ...range, scaleTo: '5' },
    'Isi kedua ujung skala, atau kosongkan keduanya.',
    'Fill in both ends of the scale, or leave both empty.',
  ],
  [
    'scaleTo',
    { ...range, scaleFrom: '5' },
    'Isi kedua ujung skala, atau kosongkan keduanya.',
    'Fill in both ends of the scale, or leave both empty.',
  ],
  [
    'to',
    { ...range, scaleFrom: '4000', scaleTo: '6000' },
    '6500 berada di luar skala 4000 sampai 6000.',
    '6500 is outside the scale 4000 to 6000.',
  ],
  [
    'typical',
    { ...range, typical: '9000,5', scaleFrom: '3000', scaleTo: '7500' },
    '9000,5 berada di luar skala 3000 sampai 7500.',
    '9000.5 is outside the scale 3000 to 7500.',
  ],
])('names the fault of %s in %j', (name, row, indonesian, english) => {
  expect(validate(name, row)).toBe(indonesian)
  expect(validate(name, row, 'en')).toBe(english)
})

test('reads what an account types by the scale, else by the grades of the document', async () => {
  const grades = [{ rows: [{ parameter: 'Kalor', exact: '4700' }] }]
  const read = (row: Row, user: object | null = {}, context = {}) =>
    readTyped({
      ...{ value: row.exact, previousValue: undefined, siblingData: row, data: { grades } },
      req: { user, context },
    } as never)
  const kalor = { kind: 'exact', parameter: 'Kalor' }
  expect(read({ ...kalor, exact: '4.500' })).toBe('4500')
  expect(read({ ...kalor, exact: '4.500,5' })).toBe('4500.5')
  expect(read({ exact: '4.500' })).toBe('4.500')
  expect(read({ exact: '4,500', scaleFrom: '0', scaleTo: '10' })).toBe('4.500')
  expect(read({ unit: '%', exact: '12,5 %' })).toBe('12.5')
  // The contract uses a decimal point.
  expect(read({ ...kalor, exact: '4.500' }, null)).toBe('4.500')
  expect(read({ ...kalor, exact: '4.500' }, {}, { hasReadFigures: true })).toBe('4.500')
})
