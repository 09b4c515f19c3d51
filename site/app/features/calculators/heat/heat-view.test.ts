import { expect, test } from 'vitest'
import { getView as heatView } from './heat-view.ts'

// Indonesian is the language of a page without a request.

const view = (search: string) => heatView(new URLSearchParams(search))
const coal = 'nilai=4600&basis=gar&tm=28&im=14&abu=10'

function answers(search: string) {
  return Object.fromEntries(view(search).answers.map(({ name, value }) => [name, value]))
}

function faults(search: string) {
  const fields = view(search).groups.flatMap((group) => group.fields)
  return fields.flatMap(({ field, fault }) => (fault === null ? [] : [[field.name, fault]]))
}

function cell(search: string, name: string) {
  const rows = view(search).tables.flatMap((table) => table.rows)
  return rows.find((row) => row.name === name)?.cells
}

test('shows a typical coal where the address says nothing', () => {
  expect(answers('')).toEqual({ GAR: '4600', NAR: '4260', ADB: '5494' })
  expect(answers('')).toEqual(answers(coal))
})

test('shows every basis in every unit', () => {
  expect(cell(coal, 'GAR (ARB)')).toEqual(['4600', '19,26', '8280'])
  expect(cell(coal, 'DB')).toEqual(['6389', '26,75', '11.500'])
  expect(cell(coal, 'DAF')).toEqual(['7230', '30,27', '13.013'])
})

test.for([
  ['nilai=5494,44&basis=adb', '4600'],
  ['nilai=6388,89&basis=db', '4600'],
  ['nilai=4260,2&basis=nar', '4600'],
  ['nilai=19,26&satuan=mj', '4600'],
  ['nilai=8280&satuan=btu', '4600'],
] as const)('%s leads back to the same coal', ([query, gar]) => {
  expect(answers(`${query}&tm=28&im=14&abu=10`)).toMatchObject({ GAR: gar, NAR: '4260' })
})

test('shows each step with its figures and its standard', () => {
  const { steps } = view('nilai=5800&basis=adb&tm=26&im=12&abu=10')
  expect(steps.find(({ name }) => name === 'ADB ke DB')).toEqual({
    name: 'ADB ke DB',
    formula: 'DB = ADB × 100 ÷ (100 − IM)',
    inserted: '5800 × 100 ÷ (100 − 12)',
    result: '6591\u00a0kkal/kg',
    source: 'ISO 1170 · ASTM D3180',
  })
  const net = steps.find(({ name }) => name === 'DB ke NAR, tekanan tetap')
  expect(net?.source).toBe('ISO 1928')
  expect(net?.formula).toContain('24,43 × TM')
  expect(steps.some(({ formula, inserted }) => /[{}]/.test(formula + inserted))).toBe(false)
})

test('works out what the price and the contract make of it', () => {
  const billing = `${coal}&harga=52,5&acuan=4500&ton=50000&tmk=27`
  expect(cell(billing, 'Harga disesuaikan nilai kalor')?.[0]).toBe('53,67\u00a0per ton')
  expect(cell(billing, 'Ton ditagih')?.[0]).toBe('49.315,07\u00a0t')
  expect(view(billing).notices.join()).toContain('dua kali')
  expect(cell(billing, 'DB')?.at(-1)).toBe('72,92')
})

const grades = [
  {
    ...{ slug: 'a', name: 'A', title: 'Batubara, mutu A', query: `${coal}&h=5.4`, sulfur: 0.8 },
    price: null,
  },
  {
    slug: 'b',
    name: 'B',
    title: 'Batubara, mutu B',
    query: 'nilai=5000&tm=24&im=13&abu=8&h=5.4',
    sulfur: null,
    price: null,
  },
]

/** By hand: NAR of A is 4260.2 kcal/kg = 17.8366 MJ/kg; ash as received 10 × 72 ÷ 86 = 8.372 %, sulfur 0.670 %; 8 × 76 ÷ 87 of B. */
test.for([
  [
    'harga=60',
    [
      ['B', '60,00', '3,070', '3,239', '3575', '–'],
      ['Batubara di formulir', '60,00', '3,364', '3,549', '4694', '–'],
      ['A', '60,00', '3,364', '3,549', '4694', '376'],
    ],
  ],
  ['harga-a=50&angkut-a=10', [['A', '60,00', '3,364', '3,549', '4694', '376']]],
  [
    'harga-a=50&harga-b=70&angkut-b=5.5',
    [
      ['A', '50,00', '2,803', '2,958', '4694', '376'],
      ['B', '75,50', '3,863', '4,075', '3575', '–'],
    ],
  ],
] as const)('%s costs %o per energy', ([search, rows]) => {
  const { tables, request } = heatView(new URLSearchParams(`${coal}&h=5.4&${search}`), grades)
  expect(tables[1]?.rows.map(({ name, cells }) => [name, ...cells])).toEqual(rows)
  const titles = rows.flatMap(([name]) => grades.find((grade) => grade.name === name)?.title ?? [])
  const items = [...new URL(request ?? '', 'http://a').searchParams.values()]
  expect(items.toSorted()).toEqual(titles.map((title) => `kind:coal;product:${title}`).toSorted())
})

test('fills in the price of a grade on offer, which a visitor may change', () => {
  const offered = grades.map((grade) => ({ ...grade, price: 50 }))
  const costs = (search: string) =>
    heatView(new URLSearchParams(search), offered).tables[1]?.rows.map(({ cells }) => cells[0])
  expect(costs(coal)).toEqual(['50,00', '50,00'])
  expect(costs(`${coal}&harga-a=40`)).toEqual(['40,00', '50,00'])
})

test('compares no grades without a price, and nothing while one is faulty', () => {
  const view = (search: string) => heatView(new URLSearchParams(search), grades)
  expect(view(coal)).not.toHaveProperty('request')
  expect(view(coal).tables).toHaveLength(1)
  expect(view(`${coal}&hitung=1&harga-b=abc`)).toMatchObject({ answers: [], tables: [] })
})

test('needs hydrogen for NAR only', () => {
  expect(answers(`hitung=1&${coal}`)).toEqual({ GAR: '4600', ADB: '5494' })
  expect(faults(`hitung=1&${coal}`)).toEqual([])
  expect(faults('hitung=1&nilai=4200&basis=nar&tm=28&im=14&abu=10')).toEqual([
    ['h', 'Hidrogen (H, DAF): isi angkanya.'],
    ['on', 'Oksigen + nitrogen (DAF): isi angkanya.'],
  ])
})

test.for([
  [`${coal}&im=30`.replace('im=14&', ''), 'im', 'melebihi kadar air total'],
  [`${coal}&im=45&abu=55&tm=50`.replace('tm=28&im=14&abu=10&', ''), 'abu', '100\u00a0%'],
  ['hitung=1&nilai=&tm=1&im=1&abu=1', 'nilai', 'isi angkanya'],
  [`${coal}&nilai=kalor`.replace('nilai=4600&', ''), 'nilai', 'angka saja'],
  [`${coal}&nilai=46`.replace('nilai=4600&', ''), 'nilai', 'antara 500 dan 9000\u00a0kkal/kg'],
  ['nilai=8900&basis=gar&tm=40&im=14&abu=10', 'nilai', 'DAF'],
  ['nilai=500&basis=gar&tm=70&im=1&abu=1&h=10', 'nilai', 'tidak ada NAR'],
  [`${coal}&harga=52.500&hitung=1`, 'harga', '52500 atau 52,5'],
  [`${coal}&h=9.9&on=101`, 'on', 'antara 0 dan 40'],
] as const)('%s is impossible at %s', ([search, name, words]) => {
  const messages = faults(search)
  expect(messages.map(([field]) => field)).toEqual([name])
  expect(messages[0]?.[1]).toContain(words)
  expect(view(search)).toMatchObject({ answers: [], tables: [], steps: [] })
})

test('keeps what was typed', () => {
  const [group] = view('hitung=1&nilai=4.600&basis=adb&satuan=btu').groups
  expect(group?.fields.map(({ typed }) => typed)).toEqual(['4.600', 'btu', 'adb'])
})

test.for([
  '',
  coal,
  'nilai=1e9',
  'im=0&tm=0&abu=0',
  'nilai=%00',
  'basis=constructor&satuan=__proto__',
])('never shows a figure that is none: %j', (search) =>
  expect(JSON.stringify(view(search))).not.toMatch(/NaN|Infinity|undefined|∞/),
)
