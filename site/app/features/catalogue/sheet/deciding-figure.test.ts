import { sheetRowSchema } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import {
  decidingFeature,
  decidingFigure,
  itemFigure,
  offeredFigure,
  shownFigure,
} from './deciding-figure.ts'

const row = (fields: object) => sheetRowSchema.parse({ parameter: 'Mini', ...fields })

test('takes the first figure of a sheet, in the number style of the language', () => {
  const rows = [row({ text: 'Hitam' }), row({ parameter: 'Kemurnian', unit: '%', exact: '99.99' })]
  expect(decidingFigure(rows, 'id')).toEqual({ name: 'Kemurnian', value: '99,99', unit: '%' })
  expect(decidingFigure(rows.slice(0, 1), 'id')).toBeNull()
  expect(decidingFigure([row({ source: 'ours', exact: '5' })], 'id')).toBeNull()
})

test('takes the span of all types of a machine', () => {
  const weight = { measure: 'Berat operasi', unit: 't' }
  const rows = [
    row({ ...weight, from: '1', to: '5' }),
    row({ ...weight, from: '15', to: '90' }),
    row({ measure: 'Bucket', unit: 'm³', from: '0.3', to: '99' }),
  ]
  expect(decidingFigure(rows, 'id')).toEqual({ name: 'Berat operasi', value: '1–90', unit: 't' })
})

test('shows what is typical of the class where the specification gives nothing, and says so', () => {
  const flow = { source: 'ours', measure: 'Debit', unit: 'm³/jam' }
  const rows = [
    row({ ...flow, from: '20', to: '1500' }),
    row({ ...flow, parameter: 'Slurry', from: '10', to: '2000' }),
    row({ ...flow, measure: 'Tinggi angkat', unit: 'm', from: '5', to: '80' }),
  ]
  const name = 'Debit, umum di kelasnya'
  expect(shownFigure(rows, 'id')).toEqual({ name, value: '10–2000', unit: 'm³/jam' })
  const figureRow = row({ measure: 'Debit', unit: 'm³/jam', exact: '30' })
  expect(shownFigure([...rows, figureRow], 'id')).toMatchObject({ name: 'Debit', value: '30' })
})

test('takes the first feature with a digit where there is no sheet', () => {
  const colour = { name: 'Warna', text: 'Hijau' }
  expect(decidingFeature([colour, { name: 'Kadar', text: '12–34\u00a0%' }])).toEqual({
    name: 'Kadar',
    value: '12–34',
    unit: '%',
  })
  expect(decidingFeature([{ name: 'Fungsi', text: 'Memuat 2 truk sekaligus' }])).toMatchObject({
    value: 'Memuat 2 truk sekaligus',
  })
  expect(decidingFeature([colour])).toBeNull()
})

test('takes the span of the grades on offer on its basis before the sheet, which takes it before features', () => {
  const heat = { parameter: 'Nilai kalor', unit: 'Kcal/Kg' }
  const grade = (typical: string) => ({
    name: `Energi ${typical}`,
    rows: [
      row({ parameter: 'Warna', text: 'Hitam' }),
      row({ ...heat, basis: 'GAR', typical, from: '1', to: '9999' }),
      row({ ...heat, basis: 'NAR', exact: '1' }),
    ],
  })
  const grades = [grade('6000'), grade('4600')]
  const sheetRows = [row({ ...heat, from: '4200', to: '6500' })]
  const features = [{ name: 'Abu', text: '5 %' }]
  const figure = { name: 'Nilai kalor GAR', unit: 'Kcal/Kg' }
  expect(itemFigure({ grades, sheetRows, features }, 'id')).toEqual({
    ...figure,
    value: '4600–6000',
    note: 'tipikal 2 mutu',
  })
  expect(offeredFigure(grades.slice(0, 1), 'id')).toMatchObject({
    value: '6000',
    note: 'Energi 6000',
  })
  const textsOnly = [{ name: 'A', rows: [row({ text: 'Hitam' })] }]
  expect(itemFigure({ grades: textsOnly, sheetRows, features }, 'id')?.value).toBe('4200–6500')
  expect(itemFigure({ grades: [], sheetRows: [], features }, 'id')?.value).toBe('5')
})
