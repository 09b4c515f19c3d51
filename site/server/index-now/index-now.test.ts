import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { SitemapPage } from '../../app/features/sitemap/sitemap.ts'
import { smallContent } from '../../testing/content.ts'
import { closeHosts, type Host, type Reply, sendJson, startHost } from '../../testing/host.ts'
import { keptLog } from '../../testing/log.ts'
import { purge, purgeRequest, purgeSecret } from '../../testing/purge.ts'
import { startSite } from '../../testing/site.ts'
import { createIndexNow, type IndexNowOptions } from './index-now.ts'

const key = 'kunci-untuk-uji'
const origin = 'https://contoh.example'
const closers: (() => void)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) close()
  await closeHosts()
})

function page(path: string, lastModified: string | null = null): SitemapPage {
  return { path, lastModified, pictures: [] }
}

/** An endpoint, and IndexNow with pages that a test changes. */
async function start(reply: Reply = (_, response) => void response.writeHead(202).end()) {
  const endpoint = await startHost(reply)
  const state: { pages: SitemapPage[] | null } = { pages: [page('/'), page('/produk/1', '2026')] }
  const { log, lines } = keptLog()
  const indexNow = createIndexNow({
    ...{ key, origin, log, endpoint: `${endpoint.origin}/indexnow` },
    listPages: async () => state.pages,
    ...{ settleMs: 20, retryMs: 20 },
  })
  if (!indexNow) throw new Error('IndexNow is off')
  closers.push(indexNow.close)
  return { endpoint, state, indexNow, lines }
}

async function sent({ received }: Host, count: number) {
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(count)
  return received.map(({ body }) => JSON.parse(body).urlList)
}

test('announces addresses that are new, changed or gone, in every language', async () => {
  const { endpoint, state, indexNow } = await start()
  state.pages = [page('/'), page('/produk/1', '2027'), page('/alat/bor', '2026')]
  indexNow.announce()
  const product = [`${origin}/produk/1`, `${origin}/en/produk/1`]
  expect(await sent(endpoint, 1)).toEqual([[...product, `${origin}/alat/bor`]])
  const [request] = endpoint.received
  expect(request).toMatchObject({ method: 'POST', path: '/indexnow' })
  expect(request?.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    ...{ host: 'contoh.example', key, keyLocation: `${origin}/${key}.txt` },
  })
  state.pages = [page('/'), page('/alat/bor', '2026')]
  indexNow.announce()
  expect((await sent(endpoint, 2))[1]).toEqual(product)
})

test('announces changes that follow each other together, and sends nothing without one', async () => {
  const { endpoint, state, indexNow } = await start()
  indexNow.announce()
  state.pages = [page('/'), page('/produk/1', '2027')]
  indexNow.announce()
  state.pages = [page('/'), page('/produk/1', '2028')]
  indexNow.announce()
  await sent(endpoint, 1)
  indexNow.announce()
  await wait(200)
  expect(endpoint.received).toHaveLength(1)
})

test('sends at most 10,000 addresses at once, and the rest with the next change', async () => {
  const { endpoint, state, indexNow } = await start()
  const many = Array.from({ length: 6000 }, (_, id) => page(`/blog/${id}`, '2026'))
  state.pages = [...(state.pages ?? []), ...many]
  indexNow.announce()
  const [first] = await sent(endpoint, 1)
  indexNow.announce()
  const [, second] = await sent(endpoint, 2)
  expect([first.length, second.length]).toEqual([10_000, 2000])
  expect(new Set([...first, ...second]).size).toBe(12_000)
})

test('tries again after an error of the server, not after a rejection, and announces it with the next change', async () => {
  const statuses = [500, 429, 200, 403, 200]
  const { endpoint, state, indexNow, lines } = await start((_, response) => {
    response.writeHead(statuses.shift() ?? 200).end()
  })
  state.pages = [page('/'), page('/produk/1', '2027')]
  indexNow.announce()
  await sent(endpoint, 3)
  await wait(200)
  expect(endpoint.received).toHaveLength(3)
  state.pages = [page('/'), page('/produk/1', '2028')]
  indexNow.announce()
  await sent(endpoint, 4)
  await wait(200)
  expect(endpoint.received).toHaveLength(4)
  indexNow.announce()
  expect((await sent(endpoint, 5))[4]).toEqual([`${origin}/produk/1`, `${origin}/en/produk/1`])
  expect(lines.map(({ status }) => status).filter(Boolean)).toEqual([500, 429, 403])
  expect(JSON.stringify(lines)).not.toContain(key)
})

test('gives up after three tries, and takes no missing list for deleted pages', async () => {
  const { endpoint, state, indexNow } = await start((_, response) => {
    response.writeHead(503).end()
  })
  state.pages = null
  indexNow.announce()
  await wait(300)
  expect(endpoint.received).toHaveLength(0)
  state.pages = [page('/')]
  indexNow.announce()
  await sent(endpoint, 3)
  await wait(300)
  expect(endpoint.received).toHaveLength(3)
})

test.for([
  'http://127.0.0.1:3000',
  'http://localhost:3000',
  'http://[::1]:3000',
  'https://192.0.2.7',
  'https://situs.internal',
  'https://contoh.example',
])('is off for %s, which no search engine reaches', (own) => {
  expect(createIndexNow({ ...offline(), origin: own })).toBeNull()
})

test('is off without a key, and on for a public name', () => {
  const isPublic = { ...offline(), origin: 'https://www.perusahaan.co.id' }
  expect(createIndexNow({ ...isPublic, key: undefined })).toBeNull()
  const indexNow = createIndexNow(isPublic)
  expect(indexNow).not.toBeNull()
  indexNow?.close()
})

function offline(): IndexNowOptions {
  return { key, origin, listPages: async () => null, log: keptLog().log }
}

test('announces what a published change has changed', async () => {
  let updated_at = '2026-01-01T00:00:00Z'
  const host = await startHost((request, response) => {
    const data = [{ id: 1, name: 'Timah', description: '', image: null, updated_at }]
    if (request.path.startsWith('/api/products')) sendJson(response, { data })
    else if (request.path.startsWith('/api/blogs')) sendJson(response, { data: [] })
    else smallContent(request, response)
  })
  const endpoint = await startHost((_, response) => void response.writeHead(200).end())
  const variables = { INDEXNOW_KEY: key, PURGE_SECRET: purgeSecret }
  const indexNow = { endpoint: endpoint.origin, settleMs: 20 }
  const site = await startSite(host.origin, variables, {}, { indexNow })
  const asked = () => host.received.filter(({ path }) => path.startsWith('/api/blogs')).length
  await expect.poll(asked).toBeGreaterThan(0)
  await (await site.get('/sitemap.xml')).text()
  updated_at = '2026-01-02T00:00:00Z'
  expect(await purge(site, purgeRequest(1))).toBe(204)
  expect(await sent(endpoint, 1)).toEqual([[`${origin}/produk/1`, `${origin}/en/produk/1`]])
  await site.close()
})

test('serves the key file only where there is a key', async () => {
  const host = await startHost(smallContent)
  const [on, off] = [
    await startSite(host.origin, { INDEXNOW_KEY: key }),
    await startSite(host.origin),
  ]
  const response = await on.get(`/${key}.txt`)
  expect([response.status, await response.text()]).toEqual([200, key])
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await on.get('/kunci-lain.txt')).status).toBe(404)
  expect((await off.get(`/${key}.txt`)).status).toBe(404)
  await on.close()
  await off.close()
})
