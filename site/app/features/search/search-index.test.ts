// cspell:ignore batubra eksavator exca
import { expect, test } from 'vitest'
import type { SearchEntry } from './search-entry.ts'
import { buildSearchIndex } from './search-index.server.ts'

function entry(kind: SearchEntry['kind'], title: string, fields: Partial<SearchEntry> = {}) {
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`
  const bare = { isFile: false, fact: '', text: '', otherNames: '', keywords: '' }
  return { ...bare, kind, title, path, ...fields } satisfies SearchEntry
}

const entries = [
  entry('post', 'Batubara di musim hujan', { text: 'Air di tumpukan batubara.' }),
  entry('product', 'Batubara', { otherNames: 'Coal', text: 'Untuk pembangkit.' }),
  entry('grade', 'Batubara, mutu Energi 4600', { fact: '4600 Kcal/Kg GAR' }),
  entry('grade', 'Batubara, mutu Energi 4900', { fact: '4900 Kcal/Kg GAR' }),
  entry('tool', 'Excavator', { text: 'Menggali dan memuat.' }),
  entry('unit', 'Excavator 20 t', { text: 'Disewakan' }),
]

const index = await buildSearchIndex(entries, 'id')
const titles = (query: string, isTyping = false) =>
  index.search(query, 10, isTyping).hits.map(({ entry: { title } }) => title)

test('has the thing itself before what is written about it', () => {
  expect(titles('batubara')).toEqual([
    'Batubara',
    'Batubara, mutu Energi 4600',
    'Batubara, mutu Energi 4900',
    'Batubara di musim hujan',
  ])
})

test('finds a name in the other language, and only one of its kind', () => {
  expect(titles('coal')[0]).toBe('Batubara')
  expect(titles('digger')).toEqual(['Excavator', 'Excavator 20 t'])
})

test('finds every word of a query, in any order', () => {
  const results = index.search('gar 4600', 10)
  expect(results).toMatchObject({ total: 1, isExact: true })
  expect(titles('4600 gar batubara')).toEqual(['Batubara, mutu Energi 4600'])
})

test('never takes one figure for another', () => {
  expect(titles('4700')).toEqual([])
  expect(titles('energi 4800').includes('Batubara, mutu Energi 4600')).toBe(true)
  expect(index.search('energi 4800', 10).isExact).toBe(false)
})

test('forgives typing errors in words, and says that it did', () => {
  expect(index.search('eksavator', 10)).toMatchObject({ isExact: false, total: 2 })
  expect(titles('batubra')[0]).toBe('Batubara')
})

test('finds the beginning of a word, and of a figure only while it is typed', () => {
  expect(titles('exca')).toEqual(['Excavator', 'Excavator 20 t'])
  expect(titles('46')).toEqual([])
  expect(titles('46', true)).toEqual(['Batubara, mutu Energi 4600'])
})

test('suggests the name that a word begins, before a text that has the word', async () => {
  const stone = entry('tool', 'Mesin Bor', { text: 'Membuat lubang di batu. Batu keras.' })
  const indexWithStone = await buildSearchIndex([stone, ...entries], 'id')
  expect(indexWithStone.search('batu', 1, true).hits[0]?.entry.title).toBe('Batubara')
  expect(indexWithStone.search('batu', 1).hits[0]?.entry.title).toBe('Mesin Bor')
})

test('finds what comes closest where nothing has all words, with the most words first', () => {
  const results = index.search('excavator 20 t kuning', 10)
  expect(results.isExact).toBe(false)
  expect(results.hits[0]?.entry.title).toBe('Excavator 20 t')
})

test('returns the best few and counts all', () => {
  const { hits, total } = index.search('batubara', 2)
  expect([hits.length, total]).toEqual([2, 4])
})

test.each([
  '',
  '   ',
  'yang dan untuk',
  '!!! ???',
  '~batubara',
  '\u0000',
  '\ud800',
  '🚢',
  '__proto__',
  'constructor',
  'qqqqqqqq',
  'x'.repeat(100_000),
  'OR AND NOT',
])('survives %j', (query) => {
  expect(index.search(query, 10).hits.length).toBeLessThan(10)
})

test('reads eight words of a query and no more', () => {
  const many = Array.from({ length: 40 }, (_, at) => `kata${at}`).join(' ')
  expect(titles(`batubara ${many}`)[0]).toContain('Batubara')
  expect(titles(`${many} batubara`)).toEqual([])
})
