import { productSchema, toolSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { gradeMatrix } from '../offer/grade-view.ts'
import { compareTable, gradeTable, sheetTable, unitTable } from '../tables.ts'
import { compareUnits, readPicks } from './compare-view.ts'

const grade = (name: string, ash: string, rejection?: string) => ({
  name,
  rows: [
    { parameter: 'Kadar abu', unit: '%', basis: 'ADB', exact: ash, rejection },
    { parameter: 'Ukuran', unit: 'mm', from: '0', to: '50' },
  ],
})

const products = [
  {
    id: 1,
    name: 'Batubara',
    grades: [
      { ...grade('A', '8.0', '> 10'), price: { text: 'USD 50/t', as_of: '2027-01-01' } },
      ...[grade('B', '7'), grade('C', '8.0')],
    ],
    terms: {
      windows: [
        { from: '2027-01-01', to: '2027-01-09', as_of: '2027-01-01' },
        { from: '2027-01-05', to: '2027-01-14', as_of: '2027-01-01', grade: 'C', tonnes: '50000' },
        { from: '2027-02-01', to: '2027-02-10', as_of: '2027-01-01', port: 'Muara' },
      ],
    },
  },
  { id: 2, name: 'Silika', grades: [grade('A', '1'), { name: 'Kosong', rows: [] }] },
  { id: 3, name: 'Emas' },
].map((product) => productSchema.parse(product))

const unit = { location: 'Bontang', offer: 'both', state: 'free' }
const tools = [
  {
    id: 1,
    name: 'Excavator',
    units: [
      { ...unit, id: 4, name: 'Satu', year: 2021, hire: { fuel: 'Penyewa' } },
      { ...unit, id: 5, name: '=1+1', state: 'sold', year: 2021 },
    ],
  },
  { id: 2, name: 'Loader', units: [{ ...unit, id: 6, name: 'Tiga' }] },
].map((tool) => toolSchema.parse(tool))

const getPicks = (search: string) => readPicks(new URLSearchParams(search))

test('reads picks, each once, and nothing else', () => {
  expect(getPicks('pilih=1&pilih=1&pilih=../x&pilih=2&pilih=1.a&pilih=%3Cb%3E&pilih=')).toEqual([
    '1',
    '2',
  ])
  expect(getPicks(Array.from({ length: 99 }, (_, id) => `pilih=${id}`).join('&'))).toHaveLength(20)
  expect(getPicks(`pilih=${'9'.repeat(40)}`)).toEqual([])
})

test('names what was ticked and is not compared: beyond four', () => {
  const [tool] = tools
  const units = [1, 2, 3, 4, 5].map((id) => ({ ...unit, id, name: `Unit ${id}`, pictures: [] }))
  const many = toolSchema.parse({ ...tool, units })
  const view = compareUnits([many], ['1', '2', '3', '4', '5'], 'id')
  expect(view).toMatchObject({ left: ['Unit 5'], about: { product: 'Excavator' } })
})

test('offers the units that are not sold where nothing that exists is picked', () => {
  const view = compareUnits(tools, ['99'], 'id')
  expect(view).toMatchObject({ columns: [], rows: [], picks: [] })
  expect(view.choices.map(({ text }) => text)).toEqual(['Satu', 'Tiga'])
  expect(compareTable(view)).toBeNull()
})

test('sets units of several machines side by side, without a request for one that is sold', () => {
  const view = compareUnits(tools, ['6', '5', '1'], 'id')
  expect(view.columns.map(({ name, goods }) => [name, goods !== null])).toEqual([
    ['=1+1', false],
    ['Tiga', true],
  ])
  expect(view.rows.find(({ name }) => name === 'Status')).toMatchObject({ isDifferent: true })
  expect(view.rows.map(({ name }) => name)).not.toContain('Bahan bakar')
  expect(compareTable(view)?.[0]).toEqual(['Parameter', '=1+1', 'Tiga'])
})

test('writes the tables of a sheet, of grades and of units', () => {
  const [coal, , gold] = products
  const [excavator] = tools
  if (!coal || !gold || !excavator) throw new Error('There is no product')
  const [ash] = coal.grades ?? []
  const sheet = { rows: ash?.rows.slice(0, 1) ?? [] }
  const start = ['Kadar abu', '', '%']
  expect(sheetTable(sheet, null, 'en')[1]).toEqual([...start, '8.0', '8.0', '8.0', 'ADB', ''])
  const table = sheetTable(sheet, gradeMatrix(coal, 'en'), 'en')
  expect(table[0]?.slice(6, 10)).toEqual(['Basis', 'Method', 'A: Typical', 'A: Rejection'])
  expect(new Set(table.map(({ length }) => length)).size).toBe(1)
  expect(table.slice(1, 3).map((line) => line.slice(0, 10))).toEqual([
    [...start, '8.0', '8.0', '8.0', 'ADB', '', '', ''],
    [...start, '', '', '', 'ADB', '', '8.0', '> 10'],
  ])
  const laycan = 'Jadwal muat (laycan)'
  const ash8 = ['Kadar abu', '%', 'ADB', '', '8,0', '> 10']
  const file = (search: string) =>
    gradeTable(coal, new URLSearchParams(search), 'id', '2027-01-10') ?? []
  expect(
    file('')
      .filter((_, at) => at !== 2)
      .slice(1),
  ).toEqual([
    [...ash8, '7', '', '8,0', ''],
    ['Harga', '', '', '', 'USD 50/t; indikatif; per 1 Jan 2027', '', '', '', '', ''],
    [laycan, '', '', '', '', '', '', '', '5–14\u00a0Jan\u00a02027; 50.000\u00a0t', ''],
    [laycan, '', '', '', ...Array(3).fill(['1–10\u00a0Feb\u00a02027; Muara', '']).flat()],
  ])
  expect(file('mutu=c&mutu=a')[1]).toEqual([...ash8, '8,0', ''])
  expect(gradeTable(gold, new URLSearchParams(), 'id', '2027-01-10')).toBeNull()
  expect(unitTable(excavator, 'id')?.map(([name]) => name)).toEqual(['Unit', 'Satu', '=1+1'])
})
