import { expect, test } from 'vitest'
import { createSearchesWithoutHits } from './searches-without-hits.ts'

/** A Wednesday in Jakarta. */
const start = Date.parse('2026-11-25T03:00:00Z')
const dayMs = 86_400_000

function begin() {
  const clock = { ms: start }
  const searches = createSearchesWithoutHits(() => clock.ms)
  const missed = (query: string) => searches.rendered({ locale: 'id', query, hits: 0 })
  const see = (query: string, visitor: number | string) => {
    const address = typeof visitor === 'string' ? visitor : `203.0.113.${visitor}`
    return searches.shown({ locale: 'id', query }, address)
  }
  return { clock, searches, missed, see }
}

test('tells the words with the third visitor who searches for them, and counts each visitor once', () => {
  const { missed, see } = begin()
  missed('bauksit')
  expect([see('bauksit', 1), see('bauksit', 1), see('bauksit', 2), see('bauksit', 2)]).toEqual([
    ...[null, null, null, null],
  ])
  expect(see('bauksit', 3)).toEqual({ text: 'bauksit', visitors: 3 })
  expect(see('bauksit', 3)).toBeNull()
  expect(see('bauksit', 4)).toEqual({ text: 'bauksit', visitors: 1 })
})

test('takes one network for one visitor', () => {
  const { missed, see } = begin()
  missed('bauksit')
  for (const end of [1, 2, 3, 4]) expect(see('bauksit', `2001:db8:1:2::${end}`)).toBeNull()
})

test('takes other spellings for the same words', () => {
  const { missed, see } = begin()
  missed('Bijih  Bauksit')
  see('bijih bauksit', 1)
  see('BIJIH BAUKSIT', 2)
  expect(see('bijih\u00a0bauksit ', 3)).toEqual({ text: 'bijih bauksit', visitors: 3 })
})

test('counts no search that finds something, or that was never carried out', () => {
  const { searches, missed, see } = begin()
  missed('batubara')
  searches.rendered({ locale: 'id', query: 'batubara', hits: 4 })
  for (const visitor of [1, 2, 3]) {
    expect(see('batubara', visitor)).toBeNull()
    expect(see('emas', visitor)).toBeNull()
  }
})

test.for([
  'sari@pembeli.example',
  'Sari ＠ pembeli.example',
  '0812-3456-7890',
  '+62 812 345 678',
  '３２０１０１２３４５６７０００１',
  'kata '.repeat(20),
  '\u200b',
])('keeps nothing of %j, whoever searches for it', (query) => {
  const { missed, see } = begin()
  missed(query)
  for (const visitor of [1, 2, 3, 4]) expect(see(query, visitor)).toBeNull()
})

test.for(['gar 4200-5800', '6300 5500', 'ukuran 0-50 mm'])('keeps the figures of %j', (query) => {
  const { missed, see } = begin()
  missed(query)
  expect([1, 2, 3].map((visitor) => see(query, visitor)).at(-1)).not.toBeNull()
})

test('forgets words and visitors when a week begins in Jakarta, and nothing within it', () => {
  const { clock, missed, see } = begin()
  missed('bauksit')
  see('bauksit', 1)
  // Sunday, 23:59 in Jakarta.
  clock.ms = Date.parse('2026-11-29T16:59:00Z')
  see('bauksit', 2)
  clock.ms += 2 * 60_000
  expect(see('bauksit', 3)).toBeNull()
  missed('bauksit')
  expect(see('bauksit', 3)).toBeNull()
  expect(see('bauksit', 2)).toBeNull()
  clock.ms += 6 * dayMs
  expect(see('bauksit', 1)).toEqual({ text: 'bauksit', visitors: 3 })
})

test('a stranger who makes words up pushes out nobody’s', () => {
  const { searches, missed, see } = begin()
  missed('bauksit')
  see('bauksit', 1)
  see('bauksit', 2)
  for (let index = 0; index < 1900; index += 1) {
    missed(`karangan ${index}`)
    searches.shown({ locale: 'id', query: `karangan ${index}` }, '198.51.100.1')
  }
  expect(see('bauksit', 3)).toEqual({ text: 'bauksit', visitors: 3 })
})
