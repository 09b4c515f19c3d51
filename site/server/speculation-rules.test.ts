import { expect, test } from 'vitest'
import { hrefIn } from '../app/i18n/locale-address.ts'
import { localeEntries } from '../app/i18n/locale-registry.ts'
import { routeTable } from '../app/route-table.ts'
import { smallContent } from '../testing/content.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const { site } = await startSiteForFile(
  smallContent,
  { PAGE_LIMIT_PER_MINUTE: '20' },
  { contentTimeoutMs: 10_000 },
)

/** Reads the path of the rules from a page, and the response to it. */
async function readRules() {
  const page = await site.get('/')
  const [, path = ''] = /^"(.+)"$/.exec(page.headers.get('speculation-rules') ?? '') ?? []
  return { path, response: await site.get(path) }
}

test('names the same rules in every good page, from the cache too, and in nothing else', async () => {
  const { path } = await readRules()
  for (const [address, rule] of [
    ['/', `"${path}"`],
    ['/en', `"${path}"`],
    ['/kontak', `"${path}"`],
    ['/tidak-ada', null],
    ['/sitemap.xml', null],
  ] as const) {
    const { headers } = await site.get(address)
    expect(headers.get('speculation-rules'), address).toBe(rule)
  }
  expect((await site.get('/')).headers.get('x-cache')).toBe('HIT')
})

test('serves the rules for good under an address that changes with them', async () => {
  const { path, response } = await readRules()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const other = await site.get(path.replace(/[^/]+\.json$/, 'other.json'))
  expect(other.status).toBe(404)
  expect(other.headers.get('cache-control')).toBe('no-store')
})

test('matches every page and nothing that is none', async () => {
  const { prefetch, prerender } = await (await readRules()).response.json()
  const [where, ...others] = [...prefetch, ...prerender].map((rule) => rule.where.and.slice(0, 2))
  for (const another of others) expect(another).toEqual(where)
  const [inclusion, { not: other }] = where
  const base = 'https://contoh.example/produk'
  const matches = (pattern: string | string[], address: string) =>
    [pattern].flat().some((one) => new URLPattern(one, base).test(address, base))
  const isMatched = (address: string) =>
    matches(inclusion.href_matches, address) && !matches(other.href_matches, address)
  const pages = routeTable
    .filter(({ path }) => !path.includes('.'))
    .flatMap(({ path }) => localeEntries.map(({ code }) => hrefIn(code, path.replace(':id', '1'))))
  expect(pages.filter((page) => !isMatched(page))).toEqual([])
  expect(isMatched('/produk/1?mutu=energi-5000#grades')).toBe(true)
  for (const address of [
    '/files/2/sertifikat.pdf',
    '/media/1200/storage/coal.webp?_v=1',
    '/produk/1/tabel.csv',
    '/lembar/batubara.pdf',
    '/sitemap.xml',
    '/cari?q=batubara',
    '/en/cari?q=coal',
    '/-/vitals',
    'https://wa.me/6200000000100',
    'mailto:info@contoh.example',
  ]) {
    expect(isMatched(address), address).toBe(false)
  }
})

test('renders pages ahead only for visitors with a mouse', async () => {
  const { prefetch, prerender } = await (await readRules()).response.json()
  const getSelectors = (rules: { where: { and: { selector_matches?: string }[] } }[]) =>
    rules.map(({ where }) => where.and.find((part) => part.selector_matches)?.selector_matches)
  expect(getSelectors(prerender)).toEqual([
    '[data-ahead="hover"] a:not([download], [target], .choice)',
  ])
  expect(getSelectors(prefetch)).toContain(
    '[data-ahead="touch"] a:not([download], [target], .choice)',
  )
})

test('counts a prefetched page as any other of its visitor, and serves it from the cache', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.7', 'Sec-Purpose': 'prefetch' }
  await site.get('/kontak')
  const responses: Response[] = []
  for (let index = 0; index <= 20; index += 1)
    responses.push(await site.get('/kontak', { headers }))
  expect(responses.map((response) => response.headers.get('x-cache')).slice(0, 20)).toEqual(
    Array.from({ length: 20 }, () => 'HIT'),
  )
  expect(responses.at(-1)?.status).toBe(429)
})
