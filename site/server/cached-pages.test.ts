import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Host, type Reply, sendJson, startHost } from '../testing/host.ts'
import { type Site, startSite } from '../testing/site.ts'

let site: Site
let host: Host

afterEach(async () => {
  await site.close()
  await closeHosts()
})

async function start(reply: Reply = smallContent) {
  host = await startHost(reply)
  site = await startSite(host.origin)
}

async function cacheStatus(path: string, init?: RequestInit) {
  const response = await site.get(path, init)
  await response.arrayBuffer()
  return response.headers.get('x-cache')
}

test('sends the cache status of a page', async () => {
  await start()
  expect(await cacheStatus('/')).toBe('MISS')
  expect(await cacheStatus('/')).toBe('HIT')
  expect(await cacheStatus('/en')).toBe('MISS')
})

test('serves a page from the cache with the same headers and bytes', async () => {
  await start()
  const [first, second] = [await site.get('/en'), await site.get('/en')]
  expect(await second.text()).toBe(await first.text())
  const changing = ['date', 'age', 'x-cache', 'x-request-id', 'connection', 'keep-alive']
  const stableHeaders = ({ headers }: Response) =>
    [...headers].filter(([name]) => !changing.includes(name))
  expect(stableHeaders(second)).toEqual(stableHeaders(first))
})

test.each([
  ['/?utm_source=surat', '/'],
  ['/blog?x=1&halaman=1', '/blog?halaman=1'],
])('responds to %s with the page of %s', async (alias, path) => {
  await start((request, response) =>
    request.path.startsWith('/api/blogs')
      ? sendJson(response, { data: [] })
      : smallContent(request, response),
  )
  expect(await cacheStatus(path)).toBe('MISS')
  expect(await cacheStatus(alias)).toBe('HIT')
})

test('caches the whole page even if the first visitor disconnects', async () => {
  await start((request, response) => void setTimeout(smallContent, 100, request, response))
  const { port } = new URL(site.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
  await expect.poll(() => host.received.length).toBeGreaterThan(0)
  socket.destroy()
  await once(socket, 'close')
  const response = await site.get('/')
  expect(await response.text()).toContain('</html>')
  expect(host.received.filter(({ path }) => path.startsWith('/api/home'))).toHaveLength(1)
})

test('responds 304 to a client that has the page', async () => {
  await start()
  const etag = (await site.get('/')).headers.get('etag') ?? ''
  const response = await site.get('/', { headers: { 'If-None-Match': etag } })
  expect(response.status).toBe(304)
  expect(response.headers.get('content-security-policy')).toContain('sha256')
})

test('shows a cached page while the content host is down', async () => {
  await start()
  await cacheStatus('/')
  await host.close()
  expect(await cacheStatus('/')).toBe('HIT')
  expect((await site.get('/en')).status).toBe(503)
  expect((await site.get('/en')).headers.get('x-cache')).toBe('MISS')
})

test('never caches what a visitor sends', async () => {
  await start()
  const body = new URLSearchParams({ name: 'Sari', email: 'sari@contoh.example', message: 'Halo' })
  const post = { method: 'POST', headers: { Origin: 'https://contoh.example' }, body }
  expect(await cacheStatus('/kontak', post)).toBe('BYPASS')
  expect(await cacheStatus('/kontak')).toBe('MISS')
  expect(await cacheStatus('/kontak', post)).toBe('BYPASS')
  expect(host.received.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('caches a page once, in whatever case it is requested', async () => {
  await start()
  for (const [path, location] of [
    ['/KONTAK', '/kontak'],
    ['/EN?utm_source=X', '/en?utm_source=X'],
  ]) {
    const moved = await site.get(path ?? '')
    expect([moved.status, moved.headers.get('location')]).toEqual([308, location])
    expect(moved.headers.has('x-cache')).toBe(false)
  }
})

test('rejects addresses that are too long or have too many parameters', async () => {
  await start()
  expect((await site.get(`/blog?q=${'a'.repeat(5000)}`)).status).toBe(414)
  expect((await site.get(`/?${'a=1&'.repeat(50)}`)).status).toBe(400)
})
