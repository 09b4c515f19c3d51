import { baseLocales, type Locale } from '@niaga/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { sampleSite } from '../../../testing/sample-content.ts'
import { sixtyQueries } from '../../../testing/sixty-queries.ts'
import { getTerms } from '../../words/get-terms.ts'
import { createArticleBodies } from './article-bodies.server.ts'
import { readEntries } from './entries/read-entries.server.ts'
import { readSearchSources } from './entries/search-sources.server.ts'
import type { SearchEntry } from './search-entry.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.server.ts'
import { getSearchIndex } from './search-indexes.server.ts'

const site = sampleSite()
const entries = new Map<Locale, SearchEntry[]>()

beforeAll(async () => {
  for (const locale of baseLocales) {
    const sources = await readSearchSources(site.content, locale, null)
    if (!sources) throw new Error('The sample has nothing to search')
    const bodies = createArticleBodies(site.content, locale)
    await bodies.refresh(sources.posts ?? [])
    entries.set(locale, await readEntries(sources, bodies.texts(), locale, site))
  }
})

type Measured = {
  /** Number of queries with an expected result in first place, and in the first three. */
  first: number
  three: number
  /** Number of queries whose words are all found as typed. */
  exact: number
  missed: string[]
}

async function measure(termsIn: typeof getTerms): Promise<Measured> {
  const measured: Measured = { first: 0, three: 0, exact: 0, missed: [] }
  for (const locale of baseLocales) {
    const index = await buildSearchIndex(entries.get(locale) ?? [], locale, termsIn)
    for (const [query, ...paths] of sixtyQueries[locale]) {
      const place = getPlace(index, query, paths)
      if (place === 0) measured.first += 1
      if (place >= 0) measured.three += 1
      else measured.missed.push(query)
      if (index.search(query, 1).isExact) measured.exact += 1
    }
  }
  return measured
}

/** Returns -1 if none of the first three results is expected. */
function getPlace(index: SearchIndex, query: string, paths: readonly string[]): number {
  return index.search(query, 3).hits.findIndex(({ entry }) => paths.includes(entry.path))
}

const withoutStems = (word: string, locale: Locale) => getTerms(word, locale).slice(0, 1)

test('the list has sixty queries, each once in its language', () => {
  const all = baseLocales.flatMap((locale) =>
    sixtyQueries[locale].map(([query]) => `${locale} ${query.toLowerCase()}`),
  )
  expect(all).toHaveLength(60)
  expect(new Set(all).size).toBe(60)
})

test('sixty queries: 55 have their result first, all among the first three, 52 by every word as it is typed', async () => {
  expect(await measure(getTerms)).toEqual({
    first: 55,
    three: 60,
    exact: 52,
    missed: [],
  })
})

test('without stems and words of the same meaning fewer are found', async () => {
  const { first, three, exact } = await measure(withoutStems)
  expect({ first, three, exact }).toEqual({ first: 48, three: 52, exact: 43 })
})

test.for([
  ['id', 'nar 5000', '/produk/1?batas-nilai-kalor=5000&basis-nilai-kalor=NAR#cek'],
  ['en', '5,000 kcal NAR', '/produk/1?batas-nilai-kalor=5000&basis-nilai-kalor=NAR#cek'],
  // A grade of exactly that figure comes before the check.
  ['id', 'gar 4600', '/produk/1?mutu=energi-4600#grades'],
  ['en', 'coal ash 9 adb', '/produk/1?batas-kadar-abu=9&basis-kadar-abu=ADB#cek'],
] as const)('%s: a basis and a number, as in %j, run the check of limits', async (example) => {
  const [locale, query, path] = example
  const results = (await getSearchIndex(site, locale))?.index.search(query, 3)
  expect(results?.hits[0]?.entry.path).toBe(path)
})

test.for(['laju muat', 'loading rate'])('%j leads to the goods with that figure', async (query) => {
  for (const locale of baseLocales) {
    const results = (await getSearchIndex(site, locale))?.index.search(query, 1)
    expect(results?.hits[0]?.entry.path, locale).toBe('/produk/1')
  }
})

test.for([
  ['id', 'kalkulator nilai kalor', '/kalkulator/nilai-kalor'],
  ['en', 'barge calculator', '/kalkulator/tongkang-kapal'],
] as const)('%s: %j leads to a calculator', async ([locale, query, path]) => {
  const results = (await getSearchIndex(site, locale))?.index.search(query, 3)
  expect(results?.hits.map(({ entry }) => entry.path)).toContain(path)
})

test.for([
  ['uranium', /zircon|zirkon/i],
  ['laycan', /batubara|coal/i],
  ['klorin', /batubara|coal/i],
  ['chlorine', /batubara|coal/i],
  ['natrium', /batubara|coal/i],
  ['iron', /pasir|sand|silika|silica/i],
  ['grindability', /batubara|coal/i],
  ['timbal', /timah|tin/i],
  ['bego', /excavator/i],
] as const)(
  '%j is found in both languages, by whichever word a page has',
  async ([word, title]) => {
    for (const locale of baseLocales) {
      const results = (await getSearchIndex(site, locale))?.index.search(word, 3)
      expect(results, locale).toMatchObject({ isExact: true })
      expect(results?.hits.map(({ entry }) => entry.title).join(), locale).toMatch(title)
    }
  },
)
