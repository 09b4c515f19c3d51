import { expect, test } from 'vitest'
import { getView as fleetView } from './fleet-view.ts'

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
  expect(cell('', 'Bucket per truk')).toBe('6')
  expect(cell('', 'Muatan terangkut')).toBe('24,00\u00a0t (100\u00a0%)')
  expect(cell('', 'Waktu muat per truk')).toBe('2,70\u00a0menit')
  expect(cell('', 'Truk per excavator')).toBe('5,07')
  expect(cell('', 'Match factor')).toBe('0,99')
})

/** The pages of machines, an article and this page itself link to these addresses. */
test.for(['', 'bucket=1', 'muatan=17.5', 'bucket=1&isi=90&siklus=20&efisiensi=75', 'excavator=3'])(
  'the link %j opens with machines that match',
  (search) => {
    expect(view(search).notices).toEqual(['Excavator dan truk seimbang.'])
  },
)

test.for([
  ['truk=5', 'seimbang'],
  ['truk=9', 'Dengan 5 truk'],
  ['truk=1', 'menunggu'],
  ['truk=13&excavator=2', 'seimbang'],
] as const)('%s: %s', ([search, words]) => {
  expect(view(search).notices[0]).toContain(words)
})

test('counts full buckets only where asked to', () => {
  expect(cell('bucket=3&muatan=20&terakhir=penuh', 'Bucket per truk')).toBe('4')
  expect(cell('bucket=3&muatan=20&terakhir=penuh', 'Muatan terangkut')).toBe(
    '16,20\u00a0t (81\u00a0%)',
  )
})

test('a body limits what a light material weighs', () => {
  expect(cell('muatan=20&densitas=0,85&bak=14', 'Muatan terangkut')).toBe(
    '11,90\u00a0t (60\u00a0%)',
  )
  expect(view('densitas=0,85&bak=14').steps.map(({ name }) => name)).toContain(
    'Muatan dibatasi bak',
  )
})

test('warns of few and of many passes', () => {
  expect(view('bucket=8&muatan=20').notices.join()).toContain('Kurang dari tiga')
  expect(view('bucket=1&muatan=20').notices.join()).toContain('Lebih dari tujuh')
})

test.for([
  ['bucket=30&muatan=20&terakhir=penuh', ['bucket']],
  ['truk=2.5', ['truk']],
  ['isi=0&efisiensi=120', ['isi', 'efisiensi']],
  ['siklus=abc', ['siklus']],
] as const)('%s is a fault of %j', ([search, names]) => {
  expect(faults(search)).toEqual(names)
  expect(view(search).answers).toEqual([])
})
