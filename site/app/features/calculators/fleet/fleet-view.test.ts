import { expect, test } from 'vitest'
import { fleetView } from './fleet-view.ts'

const view = (search: string) => fleetView(new URLSearchParams(search))

function cell(search: string, name: string) {
  return view(search).tables[0]?.rows.find((row) => row.name === name)?.cells[0]
}

function faults(search: string) {
  return view(search).groups.flatMap(({ fields }) =>
    fields.flatMap(({ field, fault }) => (fault === null ? [] : field.name)),
  )
}

test('shows an excavator with its trucks where the address says nothing', () => {
  expect(cell('', 'Bucket per truk')).toBe('5')
  expect(cell('', 'Muatan terangkut')).toBe('20,00\u00a0t (100\u00a0%)')
  expect(cell('', 'Waktu layan per truk')).toBe('2,33\u00a0menit')
  expect(cell('', 'Truk per excavator')).toBe('5,71')
  expect(cell('', 'Match factor')).toBe('0,88')
  expect(view('').notices[0]).toContain('sampai 6 truk')
})

test.for([
  ['truk=6', 'seimbang'],
  ['truk=9', 'Dengan 5 truk'],
  ['truk=1', 'menunggu'],
  ['truk=11&excavator=2', 'seimbang'],
] as const)('%s: %s', ([search, words]) => {
  expect(view(search).notices[0]).toContain(words)
})

test('counts full buckets only where asked to', () => {
  expect(cell('terakhir=penuh', 'Bucket per truk')).toBe('4')
  expect(cell('terakhir=penuh', 'Muatan terangkut')).toBe('16,20\u00a0t (81\u00a0%)')
})

test('a body limits what a light material weighs', () => {
  expect(cell('densitas=0,85&bak=14', 'Muatan terangkut')).toBe('11,90\u00a0t (60\u00a0%)')
  expect(view('densitas=0,85&bak=14').steps.map(({ name }) => name)).toContain(
    'Muatan dibatasi bak',
  )
})

test('warns of few and of many passes', () => {
  expect(view('bucket=8').notices.join()).toContain('Kurang dari tiga')
  expect(view('bucket=1').notices.join()).toContain('Lebih dari tujuh')
})

test.for([
  ['bucket=30&terakhir=penuh', ['bucket']],
  ['truk=2.5', ['truk']],
  ['isi=0&efisiensi=120', ['isi', 'efisiensi']],
  ['siklus=abc', ['siklus']],
] as const)('%s is a fault of %j', ([search, names]) => {
  expect(faults(search)).toEqual(names)
  expect(view(search).answers).toEqual([])
})
