import { expect, test } from 'vitest'
import { shippingReferences, shippingView } from './shipping-view.ts'

const view = (search: string) => shippingView(new URLSearchParams(search))

function answers(search: string) {
  return view(search).answers.map(({ value }) => value)
}

function cell(search: string, name: string) {
  return view(search).tables[0]?.rows.find((row) => row.name === name)?.cells[0]
}

test('shows a supramax that is loaded from barges where the address says nothing', () => {
  expect(answers('')).toEqual(['7', '1', '4,17'])
  expect(cell('', 'Isi tongkang terakhir')).toBe('2000\u00a0t')
  expect(cell('', 'Tongkang yang perlu berputar')).toBe('6')
})

test('a light cargo fills the holds before the weight', () => {
  expect(cell('ton=60000&sf=1.4', 'Muatan per kapal')).toBe('50.000\u00a0t')
  expect(answers('ton=60000&sf=1.4')[1]).toBe('2')
  expect(view('ton=60000&sf=1.4').notices.join()).toContain('dibatasi ruang')
  // A vessel named by its tonnes has holds that nobody stated.
  expect(answers('ton=60000&sf=1.4&kapasitas=60000')[1]).toBe('1')
})

test('barges that bring less than the rate set the days', () => {
  expect(answers('ton=48000&laju=12000&siklus=4&armada=3').at(-1)).toBe('8,00')
  expect(answers('ton=48000&laju=12000&siklus=4&armada=6').at(-1)).toBe('4,00')
  expect(view('ton=48000&laju=12000&siklus=4&armada=3').notices.join()).toContain('tongkang')
})

test('without a vessel the rate of the jetty counts', () => {
  expect(answers('ton=8000&kapal=tanpa&jeti=4000')).toEqual(['1', '2,00'])
})

test('says what a class means for the port', () => {
  expect(view('kapal=panamax').notices.join()).toContain('tanpa derek')
  expect(view('kapal=panamax&sarat=12').notices.join()).toContain('13,5 m, lebih dari 12,0 m')
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
