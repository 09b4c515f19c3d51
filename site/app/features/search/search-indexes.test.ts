import { productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { type SampleSite, sampleSite } from '../../../testing/sample-content.ts'
import { runSearch } from './run-search.server.ts'
import { getSearchIndex } from './search-indexes.server.ts'

type Products = SampleSite['content']['products']

const gravel = productSchema.parse({ id: 99, name: 'Kerikil' })

/** A site whose products can be changed, delayed and counted. */
function changingSite() {
  const site = sampleSite()
  const initial = site.content.products
  const state = { calls: 0, products: initial, until: Promise.resolve() }
  const products: Products = async (locale) => {
    state.calls += 1
    await state.until
    return state.products(locale)
  }
  return { state, site: { ...site, content: { ...site.content, products } } }
}

async function titles(site: SampleSite, query: string) {
  const current = await getSearchIndex(site, 'id')
  return current?.index.search(query, 3).hits.map(({ entry }) => entry.title)
}

test('builds one index for all who search at the same time, and another when the content has changed', async () => {
  const { site, state } = changingSite()
  const results = await Promise.all([1, 2, 3].map(() => getSearchIndex(site, 'id')))
  expect(new Set(results.map((each) => each?.index)).size).toBe(1)
  expect(state.calls).toBe(1)
  const changed = { ok: true as const, value: [gravel] }
  state.products = async () => changed
  await expect.poll(() => titles(site, 'kerikil')).toEqual(['Kerikil'])
  expect(await titles(site, 'batangan kilogram')).not.toContain('Emas, mutu Batangan kilogram')
})

test('searches in the old index while the content host is slow, and says that it is old', async () => {
  const { site, state } = changingSite()
  await getSearchIndex(site, 'id')
  const gate = Promise.withResolvers<void>()
  state.until = gate.promise
  const limits: number[] = []
  const visitor = { ...site, limitPage: (validMs: number) => void limits.push(validMs) }
  const result = await runSearch(visitor, 'id', 'batubara')
  expect(result?.results?.total).toBeGreaterThan(10)
  expect(limits).toEqual([1000])
  gate.resolve()
  // On a busy machine the new index takes longer than a search waits.
  const searchLimits = async () => {
    limits.length = 0
    await runSearch(visitor, 'id', 'batubara')
    return limits
  }
  await expect.poll(searchLimits).toEqual([])
})

test('keeps what it had of a list that fails, and has no index without any', async () => {
  const { site, state } = changingSite()
  await getSearchIndex(site, 'id')
  state.products = async () => ({ ok: false, error: 'Failed to fetch product' })
  expect((await titles(site, 'batubara'))?.[0]).toBe('Batubara')

  const failing = async () => ({ ok: false, error: 'Failed to fetch product' }) as const
  const content = { ...site.content, products: failing, tools: failing, blogs: failing }
  expect(await getSearchIndex({ ...site, content }, 'id')).toBeNull()
})

test('reports each search and how much it found', async () => {
  const searches: unknown[] = []
  const site = {
    ...sampleSite(),
    limitPage: () => {},
    recordSearch: (search: object) => void searches.push(search),
  }
  await runSearch(site, 'en', 'coal')
  await runSearch(site, 'id', 'qqqqqq')
  await runSearch(site, 'id', '')
  expect(searches).toEqual([
    { locale: 'en', query: 'coal', hits: expect.any(Number) },
    { locale: 'id', query: 'qqqqqq', hits: 0 },
  ])
})
