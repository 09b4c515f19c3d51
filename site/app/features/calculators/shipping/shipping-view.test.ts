import { expect, test } from 'vitest'
import { getReferences as shippingReferences, getView as shippingView } from './shipping-view.ts'

const view = (search: string) => shippingView(new URLSearchParams(search))

function answers(search: string) {
  return view(search).answers.map(({ value }) => value)
}

function cell(search: string, name: string) {
  return view(search).tables[0]?.rows.find((row) => row.name === name)?.cells[0]
}

test('shows a supramax that is loaded from barges where the address says nothing', () => {
  expect(answers('')).toEqual(['7', '1', '6,25'])
  expect(cell('', 'Isi tongkang terakhir')).toBe('2000\u00a0t')
  expect(cell('', 'Tongkang yang diperlukan')).toBe('4')
})

/** Calculated by hand: the slowest of vessel, jetty and barges decides, and there are never more barges than loads. */
test.for([
  // 50,000 ÷ 8,000 at the jetty; 8,000 × 4 ÷ 8,000 barges.
  ['', '6,25', '4'],
  ['ton=150000', '18,75', '4'],
  ['ton=150000&jeti=20000', '12,50', '6'],
  // 8,000 ÷ 2,500 × 24 = 76.8 hours for a barge, and 2,500 × 4 ÷ 8,000 barges.
  ['jeti=2500', '20,00', '2'],
  ['ton=16000&jeti=20000', '1,33', '2'],
  ['ton=4000&kapal=tanpa&tongkang=230&jeti=2500', '1,60', '1'],
  // 2 × 8,000 ÷ 4 a day; with a barge for each of two loads, no barge comes back.
  ['armada=2', '12,50', '4'],
  ['ton=16000&armada=2', '2,00', '2'],
] as const)('%j takes %s days and %s barges in rotation', ([search, days, rotation]) => {
  expect(answers(search).at(-1)).toBe(days)
  expect(cell(search, 'Tongkang yang diperlukan')).toBe(rotation)
  const worked = view(search).steps.find(({ name }) => name === 'Tongkang yang diperlukan')
  expect(worked?.result).toBe(rotation)
})

test('names the jetty where it sets the days, and full holds only for a cargo that does not fit', () => {
  expect(view('').notices.join()).toContain('mengikuti jetty')
  expect(view('jeti=12000').notices.join()).not.toContain('mengikuti jetty')
  expect(view('ton=40000&sf=1.5').notices.join()).not.toContain('dibatasi ruang')
  expect(cell('ton=4000&tongkang=300', 'Lama muat satu tongkang')).toBe('12,0\u00a0jam')
})

test('a light cargo fills the holds before the weight', () => {
  expect(cell('ton=60000&sf=1.4', 'Muatan per kapal')).toBe('50.000\u00a0t')
  expect(answers('ton=60000&sf=1.4')[1]).toBe('2')
  expect(view('ton=60000&sf=1.4').notices.join()).toContain('dibatasi ruang')
  // A vessel specified by its tonnes has an unknown hold volume.
  expect(answers('ton=60000&sf=1.4&kapasitas=60000')[1]).toBe('1')
})

test('barges that bring less than the rate set the days', () => {
  expect(answers('ton=48000&laju=12000&siklus=4&armada=3').at(-1)).toBe('8,00')
  expect(answers('ton=96000&laju=12000&jeti=12000&siklus=4&armada=6').at(-1)).toBe('8,00')
  expect(view('ton=48000&laju=12000&siklus=4&armada=3').notices.join()).toContain('tongkang')
})

test('without a vessel the rate of the jetty counts', () => {
  expect(answers('ton=8000&kapal=tanpa&jeti=4000')).toEqual(['1', '2,00'])
})

test('says what a class means for the port', () => {
  expect(view('kapal=panamax').notices.join()).toContain('gearless')
  expect(view('kapal=panamax&sarat=12').notices.join()).toContain(
    '13,5\u00a0m, lebih dari 12,0\u00a0m',
  )
  expect(view('kapal=handysize&sarat=12').notices.join()).not.toContain('lebih dari')
})

test.for([
  ['hitung=1', 3],
  ['armada=2,5', 1],
  ['ton=1', 1],
  ['sf=0', 1],
  ['laju=-1&jeti=x', 2],
] as const)('%s has %d faults and no result', ([search, count]) => {
  const { groups, answers: none, steps } = view(search)
  const faulty = groups.flatMap(({ fields }) => fields).filter(({ fault }) => fault !== null)
  expect(faulty).toHaveLength(count)
  expect([none, steps]).toEqual([[], []])
})

test('shows the usual classes', () => {
  expect(shippingReferences().map(({ rows }) => rows.length)).toEqual([5, 4])
})
