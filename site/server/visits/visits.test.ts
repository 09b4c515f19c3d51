import { type Visit, visitBatchSchema, visitsPath } from '@niaga/contract/visits'
import { isAuthentic, receivedMessage } from '@niaga/server-kit/signed-message'
import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Reply, startHost } from '../../testing/host.ts'
import { purgeSecret } from '../../testing/purge.ts'
import { type Site, startSite } from '../../testing/site.ts'

afterEach(closeHosts)

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const on = { PURGE_SECRET: purgeSecret }

/** Headers of a browser that opens a typed address. */
const documentHeaders = {
  'User-Agent': browser,
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Site': 'none',
}

/** Data sent to the host so far, each sum as one line. */
type Running = { site: Site; counted: () => Promise<string[]>; sent: () => number }

async function start(
  variables: Record<string, string> = on,
  reply: Reply = smallContent,
): Promise<Running> {
  const host = await startHost((received, response) => {
    if (received.path === visitsPath) response.writeHead(204).end()
    else reply(received, response)
  })
  // A page that fails on a busy machine would not be counted.
  const site = await startSite(host.origin, variables, { contentTimeoutMs: 20_000 })
  const batches = () => host.received.filter(({ path }) => path === visitsPath)
  const counted = async () => {
    await site.finishVisits()
    const sums = new Map<string, number>()
    for (const { body, headers } of batches()) {
      const received = new Headers(
        Object.entries(headers).map(([name, value]) => [name, String(value)]),
      )
      expect(isAuthentic(receivedMessage(received, body), purgeSecret, Date.now())).toBe(true)
      for (const visit of visitBatchSchema.parse(JSON.parse(body)).visits) {
        sums.set(getLine(visit), (sums.get(getLine(visit)) ?? 0) + visit.total)
      }
    }
    await site.close()
    return [...sums].map(([line, total]) => `${line} ${total}`).sort()
  }
  return { site, counted, sent: () => batches().length }
}

function getLine({ kind, name, language }: Visit): string {
  return [kind, name, language].filter(Boolean).join(' ')
}

test('counts a page by its path and language, from the cache or not, and where its visitor came from', async () => {
  const { site, counted } = await start()
  await site.get('/produk', { headers: documentHeaders })
  await site.get('/produk', { headers: { ...documentHeaders, Referer: 'https://www.google.com/' } })
  const revalidated = await site.get('/produk', { headers: documentHeaders })
  const etag = revalidated.headers.get('etag') ?? ''
  // With the page's tag, Node's fetch acts like a browser that reloads.
  const again = await site.get('/produk', {
    headers: { ...documentHeaders, 'If-None-Match': etag },
  })
  expect([again.status, again.headers.get('x-cache')]).toEqual([304, 'HIT'])
  await site.get('/en/produk', {
    headers: { ...documentHeaders, Referer: 'https://contoh.example/produk' },
  })
  expect(await counted()).toEqual([
    ...['page /produk en 1', 'page /produk id 4'],
    ...['source direct id 2', 'source search:google id 1'],
  ])
})

test('leaves the query out, but for the name of a campaign', async () => {
  const { site, counted } = await start()
  await site.get('/kontak?produk=Sari&utm_source=LinkedIn&utm_medium=x', {
    headers: documentHeaders,
  })
  await site.get('/alat?q=Sari', {
    headers: { ...documentHeaders, Referer: 'https://contoh.example/alat' },
  })
  await site.get('/alat?utm_source=sari%40pembeli.example', { headers: documentHeaders })
  expect(await counted()).toEqual([
    ...['page /alat id 2', 'page /kontak id 1'],
    ...['source campaign id 1', 'source campaign:linkedin id 1'],
  ])
})

test.for<[string, Record<string, string>]>([
  ['a robot', { ...documentHeaders, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'User-Agent': 'curl/8.5.0' }],
  ['a program without a name', { 'User-Agent': '' }],
  ['a name of 10 KB', { ...documentHeaders, 'User-Agent': browser.repeat(80) }],
  ['a browser that prefetches', { ...documentHeaders, 'Sec-Purpose': 'prefetch' }],
  [
    'a browser that renders in advance',
    { ...documentHeaders, 'Sec-Purpose': 'prefetch;prerender' },
  ],
  ['an older browser that prefetches', { 'User-Agent': browser, Purpose: 'prefetch' }],
  ['a frame', { ...documentHeaders, 'Sec-Fetch-Dest': 'iframe' }],
  ['a script', { ...documentHeaders, 'Sec-Fetch-Dest': 'empty' }],
])('does not count %s', async ([, headers]) => {
  const { site, counted } = await start()
  for (let round = 0; round < 2; round += 1) {
    expect((await site.get('/produk', { headers })).status).toBe(200)
  }
  expect(await counted()).toEqual([])
})

test('counts no address that is no page, none that fails, and no HEAD', async () => {
  const { site, counted } = await start()
  const statuses = []
  for (const path of ['/tidak-ada', '/produk/999', '/__proto__', '/produk/', '/.env']) {
    statuses.push((await site.get(path, { headers: documentHeaders })).status)
  }
  expect(statuses).toEqual([404, 404, 404, 308, 404])
  await site.get('/produk', { method: 'HEAD', headers: documentHeaders })
  // A part of a page that follows its address (browser/parts.ts).
  await site.get('/produk', { headers: { 'User-Agent': browser, 'Sec-Fetch-Dest': 'empty' } })
  expect(await counted()).toEqual([])
})

test('a reload is a view but no other visit', async () => {
  const { site, counted } = await start()
  await site.get('/', { headers: { ...documentHeaders, 'Cache-Control': 'max-age=0' } })
  await site.get('/', { headers: { ...documentHeaders, 'Sec-Fetch-Site': 'same-origin' } })
  expect(await counted()).toEqual(['page / id 2'])
})

test('counts the existing pages that a browser had fetched ahead, as their script reports them', async () => {
  const { site, counted } = await start()
  const report = async (body: string, headers: Record<string, string> = {}) => {
    const sameOrigin = { 'User-Agent': browser, 'Sec-Fetch-Site': 'same-origin', ...headers }
    return (await site.get('/-/view', { method: 'POST', headers: sameOrigin, body })).status
  }
  expect(await report('/produk')).toBe(204)
  expect(await report('/en/kontak')).toBe(204)
  for (const path of ['/tidak-ada', '/produk/999', '/cari/saran.json']) {
    expect(await report(path), path).toBe(204)
  }
  const bad = ['', 'produk', '//evil.example/', 'https://evil.example/', '/produk?q=Sari']
  for (const body of [...bad, '/produk#a', '/produk/', '/produk.data', '/%', '/a\\b']) {
    expect(await report(body), body).toBe(400)
  }
  expect(await report(`/${'a'.repeat(4000)}`)).toBe(413)
  expect(await report('/produk', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403)
  expect(await report('/produk', { 'Sec-Fetch-Site': 'same-site' })).toBe(403)
  expect(await report('/produk', { 'User-Agent': 'curl/8.5.0' })).toBe(204)
  expect(await counted()).toEqual(['page /kontak en 1', 'page /produk id 1'])
})

test('counts downloads: documents, tables and sheets, each once', async () => {
  const { site, counted } = await start(on, (received, response) => {
    if (!received.path.startsWith('/files/')) return smallContent(received, response)
    const range = received.headers.range
    const isPart = range !== undefined
    response.writeHead(received.path.includes('hilang') ? 404 : isPart ? 206 : 200, {
      'Content-Type': 'application/pdf',
      ...(isPart && { 'Content-Range': `${range.replace('=', ' ').replace(/-$/, '-3')}/4` }),
    })
    response.end('%PDF')
  })
  const get = (path: string, headers = {}) =>
    site.get(path, { headers: { 'User-Agent': browser, ...headers } })
  await (await get('/files/3/profil.pdf')).text()
  await (await get('/files/3/profil.pdf', { Range: 'bytes=0-' })).text()
  await (await get('/files/3/profil.pdf', { Range: 'bytes=2-' })).text()
  expect((await get('/files/3/hilang.pdf')).status).toBe(404)
  await get('/files/3/profil.pdf', { 'User-Agent': 'curl/8.5.0' })
  expect((await get('/en/produk/batubara.pdf')).status).toBe(200)
  expect((await get('/produk/batubara/tabel.csv')).status).toBe(200)
  expect(await counted()).toEqual([
    'download /files/3/profil.pdf 2',
    'download /produk/batubara.pdf en 1',
    'download /produk/batubara/tabel.csv id 1',
  ])
})

test('counts a search without results once three visitors have carried it out, from the cache too', async () => {
  const { site, counted } = await start()
  const search = (query: string, visitor: number) =>
    site.get(`/cari?q=${encodeURIComponent(query)}`, {
      headers: { ...documentHeaders, 'X-Forwarded-For': `203.0.113.${visitor}` },
    })
  for (const visitor of [1, 1, 2]) await search('Tungsten', visitor)
  for (const visitor of [1, 2, 3, 4]) await search('Molibdenum', visitor)
  for (const visitor of [1, 2, 3]) await search('sari@pembeli.example', visitor)
  const lines = await counted()
  expect(lines.filter((line) => line.startsWith('search'))).toEqual(['search molibdenum id 4'])
  expect(lines.join()).not.toMatch(/tungsten|pembeli|203\.0/i)
})

test('counts no search of visitors whom a trusted proxy does not tell apart', async () => {
  const { site, counted } = await start()
  for (let round = 0; round < 4; round += 1)
    await site.get('/cari?q=Tungsten', { headers: documentHeaders })
  expect((await counted()).filter((line) => line.startsWith('search'))).toEqual([])
})

test('counts an enquiry once, by its source and the page before the form', async () => {
  const { site, counted } = await start()
  const send = (change: Record<string, string>) =>
    site.get('/kontak', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.5' },
      body: new URLSearchParams({
        ...{ name: 'Sari', email: 'sari@pembeli.example', message: 'Timah' },
        ...{ token: 'a-token-of-this-form', filled_ms: '9000', page: '/en/produk/1' },
        ...change,
      }),
    })
  expect((await send({ source: 'www.google.com' })).status).toBe(200)
  expect((await send({ source: 'www.google.com' })).status).toBe(200)
  await send({ message: 'Silika', source: 'direct', page: '', campaign: 'LinkedIn / social' })
  await send({ message: 'Emas', source: '', page: '/produk?nama=Sari' })
  await send({ message: 'Iklan', other_needs: 'x' })
  await send({ message: 'Iklan', filled_ms: '5' })
  expect((await send({ message: '', source: 'direct' })).status).toBe(422)
  expect(await counted()).toEqual([
    'request campaign:linkedin id 1',
    'request search:google id 1',
    'request unknown id 1',
    'request-page /produk/1 en 1',
  ])
})

test.for<[string, Record<string, string>]>([
  ['COUNT_VISITS is off', { ...on, COUNT_VISITS: 'off' }],
  ['there is no secret', {}],
])('counts nothing where %s', async ([, variables]) => {
  const { site, counted } = await start(variables)
  const page = await (await site.get('/', { headers: documentHeaders })).text()
  expect(page).not.toContain('data-views')
  const report = await site.get('/-/view', { method: 'POST', body: '/produk' })
  expect(report.status).toBe(405)
  expect(await counted()).toEqual([])
})

test('two hundred addresses that a stranger made up count as nothing', async () => {
  const { site, counted, sent } = await start({ ...on, PAGE_LIMIT_PER_MINUTE: '1000000' })
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.get(`/karangan-${round}-${index}?q=${index}`, { headers: documentHeaders }),
      ),
    )
  }
  expect(await counted()).toEqual([])
  expect(sent()).toBe(0)
})
