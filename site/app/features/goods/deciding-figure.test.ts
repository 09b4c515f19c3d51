import { sheetRowSchema } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import { decidingFeature, decidingFigure } from './deciding-figure.ts'

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

test('takes the first feature with a digit where there is no sheet', () => {
  const colour = { title: 'Warna', value: 'Hijau' }
  expect(decidingFeature([colour, { title: 'Kadar', value: '12–34\u00a0%' }])).toEqual({
    name: 'Kadar',
    value: '12–34',
    unit: '%',
  })
  expect(decidingFeature([{ title: 'Fungsi', value: 'Memuat 2 truk sekaligus' }])).toMatchObject({
    value: 'Memuat 2 truk sekaligus',
  })
  expect(decidingFeature([colour])).toBeNull()
})
