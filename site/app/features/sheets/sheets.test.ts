import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rangeBar } from './range-position.ts'
import type { Sheet } from './sheet.ts'
import { sheetSummary, sheetView } from './sheet-view.ts'
import { equipmentSheets, productSheets } from './sheets.ts'

const address = (file: string) => `/pictures/${file}`
const sheets = Object.entries<Sheet>({ ...productSheets, ...equipmentSheets })

test.each(sheets)('%s keeps its values within its scales, in order', (_path, { rows }) => {
  for (const { value, scale } of rows) {
    const figures = 'from' in value ? [value.from, value.to] : []
    const scaleValues = scale ? [scale.from, ...figures, scale.to] : figures
    expect(scaleValues.map(Number)).toEqual(scaleValues.map(Number).toSorted((a, b) => a - b))
  }
})

test.each(sheets)('%s leaves room on every scale for its ends to be seen', (_path, { rows }) => {
  for (const { value, scale } of rows) {
    const bar = scale && rangeBar(value, scale, String)
    expect(bar?.width ?? 0).toBeLessThan(95)
  }
})

test.each(sheets)('%s has a picture of its own and no row twice', (_path, sheet) => {
  expect(existsSync(new URL(`../../../public/pictures/${sheet.picture}`, import.meta.url))).toBe(
    true,
  )
  const rows = sheetView(sheet, 'id', address).lines.map(
    ({ parameter, measure }) => parameter + measure,
  )
  expect(new Set(rows).size).toBe(rows.length)
})

test('writes figures digit for digit, with the decimal sign of the language', () => {
  const sulfur = (locale: 'id' | 'en') =>
    sheetView(productSheets['/produk/batubara'], locale, address).lines[3]
  expect(sulfur('id')).toMatchObject({ parameter: 'Kadar sulfur', value: '0,5–1,0', unit: '%' })
  expect(sulfur('en')).toMatchObject({ parameter: 'Sulfur', value: '0.5–1.0', unit: '%' })
})

test('separates the thousands of five digits and more, in the language', () => {
  const heat = sheetView(productSheets['/produk/batubara'], 'id', address).lines[0]
  expect(heat).toMatchObject({ value: '4200–6500', bar: { from: '3000', to: '7500' } })
  const hopper = (locale: 'id' | 'en') =>
    sheetView(equipmentSheets['/alat/kapal'], locale, address).lines[3]
  expect(hopper('id')).toMatchObject({ value: '1000–9000', bar: { from: '0', to: '10.000' } })
  expect(hopper('en')).toMatchObject({ value: '1000–9000', bar: { from: '0', to: '10,000' } })
})

test('writes a limit in words of the language', () => {
  const iron = (locale: 'id' | 'en') =>
    sheetView(productSheets['/produk/zirkonium'], locale, address).lines[1]
  expect(iron('id')?.value).toBe('di bawah 0,15')
  expect(iron('en')?.value).toBe('under 0.15')
})

test('summarises a sheet by its name and its first figures', () => {
  const sheet = sheetView(equipmentSheets['/alat/excavator'], 'id', address)
  expect(sheetSummary(sheet)).toBe(
    'Excavator: Mini berat operasi 1–5 t, Medium berat operasi 5–15 t, Heavy berat operasi 15–90 t, Long Reach berat operasi 20–60 t',
  )
})
