import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Host, sendJson, startHost } from '../testing/host.ts'
import { type Site, startSite } from '../testing/site.ts'

let site: Site
let host: Host
let products: object[]
let isDown: boolean

afterEach(async () => {
  await site.close()
  await closeHosts()
})

async function start(
  ...options: Parameters<typeof startSite> extends [string, ...infer Rest] ? Rest : never
) {
  products = [{ id: 7, name: 'Pasir Uji', translations: { en: { name: 'Test sand' } } }]
  isDown = false
  host = await startHost((request, response) => {
    if (isDown) sendJson(response, {}, 500)
    else if (request.path.startsWith('/api/products')) {
      sendJson(response, { data: { data: products, total: products.length } })
    } else if (request.path.startsWith('/api/blogs?')) {
      sendJson(response, { data: [{ id: 1, title: 'Artikel pasir' }] })
    } else if (/^\/api\/(mining-locations|managements)/.test(request.path)) {
      sendJson(response, { data: [] })
    } else if (request.path.startsWith('/api/blogs/1')) {
      sendJson(response, {
        data: { id: 1, title: 'Artikel pasir', content: '<p>Tentang kuarsit</p>' },
      })
    } else smallContent(request, response)
  })
  site = await startSite(host.origin, ...options)
}

async function read(path: string, init?: RequestInit) {
  const response = await site.get(path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function statusAndCache(path: string) {
  const { status, headers } = await read(path)
  return [status, headers.get('x-cache')]
}

test('finds the content of the host, in both languages', async () => {
  await start()
  const page = await read('/cari?q=pasir')
  expect(page.status).toBe(200)
  expect(page.text).toContain('href="/produk/7"')
  expect(page.text).toContain('<mark>Pasir</mark>')
  expect((await read('/en/cari?q=pasir+uji')).text).toContain('href="/en/produk/7"')
  const { text, headers } = await read('/en/cari/saran.json?q=sa')
  expect(headers.get('content-type')).toContain('application/json')
  const { options, status } = JSON.parse(text)
  expect(options).toMatch(/^<div [^>]*role="option"[^>]*data-href="\/en\/produk\/7"/)
  expect(options).toContain('>Test sand</span>')
  expect(options).toContain('>Product</span>')
  expect(status).toMatch(/^\d+ suggestions?\./)
})

test('finds an article by its text once that has been read', async () => {
  await start()
  // A repeated address would get the first response from the page cache.
  const search = async () => (await read(`/cari?q=kuarsit+${'!'.repeat(attempts.push(0))}`)).text
  const attempts: number[] = []
  await expect.poll(search, { timeout: 10_000 }).toContain('<mark>kuarsit</mark>')
})

test('describes a search by what was searched for', async () => {
  await start()
  const getDescription = ({ text }: { text: string }) =>
    /<meta name="description" content="([^"]*)"/.exec(text)?.[1]
  const description = getDescription(await read('/cari?q=pasir'))
  expect(description).toMatch(/^Hasil pencarian “pasir” di antara .+\.$/)
  expect(getDescription(await read('/en/cari?q=%3C7%3E'))).toMatch(/^Results for “&lt;7&gt;” .+\.$/)
  expect(getDescription(await read('/cari'))).toMatch(/satu pencarian\.$/)
})

test('asks search engines to leave out results, and only those', async () => {
  await start()
  const noindex = /<meta name="robots" content="noindex"/
  expect((await read('/cari')).text).not.toMatch(noindex)
  expect((await read('/cari?q=pasir')).text).toMatch(noindex)
  expect((await read('/cari?q=tidak+ada')).text).toMatch(noindex)
  expect((await read('/cari/saran.json?q=pasir')).headers.get('x-robots-tag')).toBe('noindex')
  const { text: sitemap } = await read('/sitemap.xml')
  expect(sitemap).toContain('<loc>https://contoh.example/en/cari</loc>')
  expect(sitemap).not.toContain('saran')
})

test('a search has one key in the page cache, however it is spelled', async () => {
  await start()
  expect(await statusAndCache('/cari?q=pasir+uji')).toEqual([200, 'MISS'])
  const spellings = [
    '++pasir++uji+',
    'pasir%09uji',
    'pasir%0D+uji',
    'pasir%20uji&x=1',
    'pasir%00+uji',
  ]
  for (const spelling of spellings) {
    expect(await statusAndCache(`/cari?q=${spelling}`), spelling).toEqual([200, 'HIT'])
  }
  expect(await statusAndCache('/cari')).toEqual([200, 'MISS'])
  for (const alias of ['?q=', '?q=+', '?Q=a', '?q[]=a', '?cari=a']) {
    expect(await statusAndCache(`/cari${alias}`), alias).toEqual([200, 'HIT'])
  }
  const long = 'kata '.repeat(21)
  expect(await statusAndCache(`/cari?q=${long}`)).toEqual([200, 'MISS'])
  expect(await statusAndCache(`/cari?q=${long}${'x'.repeat(900)}`)).toEqual([200, 'HIT'])
  expect(await statusAndCache('/cari/saran.json?q=Pasir')).toEqual([200, 'MISS'])
  expect(await statusAndCache('/cari/saran.json?q=+pASIR')).toEqual([200, 'HIT'])
})

test('searches that visitors make up do not push the pages of the site out of the cache', async () => {
  await start({}, { pageCacheBytes: 400_000 })
  expect(await statusAndCache('/')).toEqual([200, 'MISS'])
  for (let number = 0; number < 10; number += 1) await read(`/cari?q=pasir+${number}`)
  expect(await statusAndCache('/')).toEqual([200, 'HIT'])
  expect(await statusAndCache('/cari?q=pasir+0')).toEqual([200, 'MISS'])
})

test('counts suggestions as pages against a visitor’s limit', async () => {
  await start({ PAGE_LIMIT_PER_MINUTE: '3' })
  const headers = { 'X-Forwarded-For': '203.0.113.9' }
  for (const text of ['pa', 'pas', 'pasi']) {
    expect((await read(`/cari/saran.json?q=${text}`, { headers })).status).toBe(200)
  }
  const limited = await read('/cari/saran.json?q=pasir', { headers })
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBeTruthy()
})

test('shows its error view while nothing can be searched, and searches again once it can', async () => {
  await start()
  isDown = true
  for (const path of ['/cari', '/cari?q=pasir', '/en/cari?q=sand']) {
    const { status, headers, text } = await read(path)
    expect([path, status]).toEqual([path, 503])
    expect(headers.get('retry-after')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toMatch(/Pencarian belum bisa dipakai|Search is not available/)
  }
  const suggestions = await read('/cari/saran.json?q=pasir')
  expect([suggestions.status, suggestions.text]).toEqual([503, ''])
  isDown = false
  const status = async () => (await read('/cari?q=pasir')).status
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
})

test('searches in the last index while the host is down', async () => {
  await start({ FRESH_TTL_S: '1' })
  expect((await read('/cari?q=uji')).text).toContain('href="/produk/7"')
  isDown = true
  site.clear()
  expect((await read('/cari?q=uji')).text).toContain('href="/produk/7"')
})

test('finds what has changed, and no longer what is gone', async () => {
  await start({ FRESH_TTL_S: '1' })
  expect((await read('/cari?q=pasir')).text).toContain('href="/produk/7"')
  products = [{ id: 8, name: 'Kerikil' }]
  const search = async (query: string) => (await read(`/cari?q=${query}`)).text
  await expect.poll(() => search('kerikil'), { timeout: 10_000 }).toContain('href="/produk/8"')
  await expect.poll(() => search('pasir'), { timeout: 10_000 }).not.toContain('href="/produk/7"')
})

const rubbish = [
  ...[
    '%00',
    '%ff%fe',
    '%E2%80%AE',
    '%F0%9F%9A%A2',
    '%27%22%3E%3Cscript%3E',
    '__proto__',
    '../../etc',
  ],
  ...['%25', '*', '?', '~', '-', '1e999', '&q=', 'a&q=b&q=c', '%D8%A7%D9%84', 'a'.repeat(1900)],
]

test.each(['/cari', '/en/cari', '/cari/saran.json', '/en/cari/saran.json'])(
  'responds to rubbish at %s, and to no other method',
  async (path) => {
    await start()
    for (const query of rubbish) {
      const { status, text } = await read(`${path}?q=${query}`)
      expect([query, status]).toEqual([query, 200])
      if (!path.includes('.')) expect(text).not.toContain('"><script>')
    }
    expect((await read(`${path}?q=${'a'.repeat(10_000)}`)).status).toBe(414)
    expect((await read(`${path}?${'q=a&'.repeat(60)}`)).status).toBe(400)
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await read(`${path}?q=pasir`, { method })).status, method).toBe(405)
    }
    expect((await read(`${path}?q=pasir`, { method: 'HEAD' })).status).toBe(200)
    expect(site.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  },
)
