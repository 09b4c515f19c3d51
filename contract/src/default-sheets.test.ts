import { expect, test } from 'vitest'
import { defaultSheetsIn } from './default-sheets.ts'
import { figureText } from './figure-text.ts'
import { sheetPaths } from './sheet-paths.ts'
import { sheetSchema, sheetValue, valueText } from './sheets.ts'

const sheets = defaultSheetsIn('id').map((sheet) => [sheet.path, sheet] as const)
const getRows = (locale: 'id' | 'en', path: string) =>
  defaultSheetsIn(locale).find((sheet) => sheet.path === path)?.rows ?? []

test('has a sheet for each fixed page, in the order of the route table', () => {
  expect(sheets.map(([path]) => path)).toEqual(sheetPaths)
})

test.each(sheets)('%s conforms to the contract in both languages', (path) => {
  for (const locale of ['id', 'en'] as const) {
    const sheet = defaultSheetsIn(locale).find((candidate) => candidate.path === path)
    const parsed = sheetSchema.parse(JSON.parse(JSON.stringify(sheet)))
    expect(JSON.stringify(parsed)).toBe(JSON.stringify({ ...parsed, ...sheet }))
    expect(parsed.rows).toHaveLength(sheet?.rows.length ?? 0)
  }
})

test.each(sheets)('%s keeps its values within its scales, in order', (_path, { rows }) => {
  for (const row of rows) {
    const value = sheetValue(row)
    const figures = value && 'from' in value ? [value.from, value.to] : []
    const scaleValues = row.scale ? [row.scale.from, ...figures, row.scale.to] : figures
    expect(scaleValues.map(Number)).toEqual(scaleValues.map(Number).toSorted((a, b) => a - b))
  }
})

test.each(sheets)('%s has no row twice', (_path, { rows }) => {
  const names = rows.map(({ parameter, measure }) => `${parameter} ${measure}`)
  expect(new Set(names).size).toBe(names.length)
})

test('writes figures digit for digit, with the decimal sign of the language', () => {
  const sulfur = (locale: 'id' | 'en') => {
    const row = getRows(locale, '/produk/batubara')[3]
    const value = row && sheetValue(row)
    return value && [row.parameter, valueText(value, locale), row.unit]
  }
  expect(sulfur('id')).toEqual(['Kadar sulfur', '0,5–1,0', '%'])
  expect(sulfur('en')).toEqual(['Sulfur', '0.5–1.0', '%'])
})

test.each([
  ['1000', '1000', '1000'],
  ['10000', '10.000', '10,000'],
  ['-12345.60', '-12.345,60', '-12,345.60'],
])('writes %s with the separators of each language', (figure, id, en) => {
  expect([figureText(figure, 'id'), figureText(figure, 'en')]).toEqual([id, en])
})

test('has the English words of machines, and the sign of their units', () => {
  expect(getRows('en', '/alat/pompa')[0]).toMatchObject({
    parameter: 'Industrial water',
    measure: 'Flow',
    unit: 'm³/h',
  })
})

test('writes a limit in words of the language', () => {
  expect(valueText({ under: '0.15' }, 'id')).toBe('di bawah 0,15')
  expect(valueText({ under: '0.15' }, 'en')).toBe('under 0.15')
  expect(valueText({ over: '12' }, 'id')).toBe('di atas 12')
})

test.each([
  [{ from: '1', to: '2' }, true],
  [{ exact: '1' }, true],
  [{ text: 'Putih' }, true],
  [{}, false],
  [{ from: '1' }, false],
  [{ from: '1', exact: '2' }, false],
  [{ exact: '1', text: 'Satu' }, false],
])('a row with %j has exactly one value: %s', (row, expected) => {
  expect(sheetValue(row) !== null).toBe(expected)
})
