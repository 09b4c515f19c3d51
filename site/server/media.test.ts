import type { PictureKind } from '@niaga/contract/images'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createImageSource } from '../app/lib/content/image-source.server.ts'
import { closeHosts, type Reply, startHost } from '../testing/host.ts'
import { keptLog } from '../testing/log.ts'
import { media } from './media.ts'

afterEach(closeHosts)

const png = Buffer.from('89504e470d0a1a0a', 'hex')

const servePng: Reply = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'image/png', ETag: '"1"' }).end(png)

async function start(reply: Reply) {
  const host = await startHost(reply)
  const options = { contentHost: host.origin, timeoutMs: 300, maxBytes: 1000, log: keptLog().log }
  const app = new Hono().route('/', media(options))
  return { host, imageSource: createImageSource(host.origin), get: app.request.bind(app) }
}

test.each<[PictureKind, string, string]>([
  ['product', 'coal.png', '/storage/coal.png'],
  ['tool', '/storage/bor.png', '/storage/bor.png'],
  ['blog', 'storage/a b.png?v=2', '/storage/a%20b.png?v=2'],
  ['business', 'logo/1.png', '/logo/1.png'],
  ['location', '/lokasi/1.png', '/lokasi/1.png'],
  ['manager', 'foto/1.png', '/foto/1.png'],
  ['gallery', 'galeri/1.png', '/galeri/1.png'],
  ['section', 'storage/pit.png', '/storage/pit.png'],
])('fetches the picture of a %s, %s, from %s of the content host', async (kind, path, upstream) => {
  const { host, get, imageSource } = await start(servePng)
  const response = await get(imageSource(kind, path) ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
  expect(host.received.map((request) => request.path)).toEqual([upstream])
})

test.each(['/media/..%2fapi/home', '/media/%2e%2e%5capi', '/media/'])(
  'asks nobody for %s',
  async (path) => {
    const { host, get } = await start(servePng)
    expect((await get(path)).status).toBe(404)
    expect(host.received).toEqual([])
  },
)

test.each([
  ['/media//elsewhere.example/a.png', '/elsewhere.example/a.png'],
  ['/media/https://elsewhere.example/a.png', '/https://elsewhere.example/a.png'],
  ['/media/@elsewhere.example/a.png', '/@elsewhere.example/a.png'],
  ['/media/\\\\elsewhere.example/a.png', '/elsewhere.example/a.png'],
])('asks only the content host for %s', async (path, upstream) => {
  const { host, get } = await start(servePng)
  await get(path)
  expect(host.received.map((request) => request.path)).toEqual([upstream])
})

const asType =
  (type: string): Reply =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': type }).end(png)

test.each<[string, Reply, number]>([
  ['is missing', (_, response) => void response.writeHead(404).end('no'), 404],
  ['is a page', asType('text/html'), 404],
  ['is an SVG', asType('image/svg+xml'), 404],
  ['is of no known kind', asType('application/octet-stream'), 404],
  [
    'has moved away',
    (_, response) => void response.writeHead(302, { Location: '/b.png' }).end(),
    503,
  ],
  ['is too large', (_, response) => void response.end(Buffer.alloc(2000)), 503],
  ['never comes', () => {}, 503],
  ['comes from a host in trouble', (_, response) => void response.writeHead(502).end(), 503],
])('draws a placeholder for a picture that %s', async (_case, reply, status) => {
  const { host, get } = await start(reply)
  const response = await get('/media/storage/a.png')
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(host.received.length).toBe(1)
})

test('draws a placeholder while the content host is down', async () => {
  const { host, get } = await start(servePng)
  await host.close()
  expect((await get('/media/storage/a.png')).status).toBe(503)
})

test('lets a browser keep a picture that has not changed', async () => {
  const { get } = await start((request, response) => {
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304, { ETag: '"1"' }).end()
    else response.writeHead(200, { 'Content-Type': 'image/png', ETag: '"1"' }).end(png)
  })
  const first = await get('/media/storage/a.png')
  expect(first.headers.get('etag')).toBe('"1"')
  const again = await get('/media/storage/a.png', { headers: { 'If-None-Match': '"1"' } })
  expect(again.status).toBe(304)
})

test('only lets pictures be read', async () => {
  const { host, get } = await start(servePng)
  expect((await get('/media/storage/a.png', { method: 'POST' })).status).toBe(405)
  expect((await get('/media/storage/a.png', { method: 'HEAD' })).status).toBe(200)
  expect(host.received.map(({ method }) => method)).toEqual(['GET'])
})

test('tells the content host nothing of the visitor', async () => {
  const { host, get } = await start(servePng)
  await get('/media/storage/a.png', { headers: { Cookie: 'a=1', 'User-Agent': 'Sari' } })
  expect(host.received[0]?.headers).not.toHaveProperty('cookie')
  expect(host.received[0]?.headers['user-agent']).not.toBe('Sari')
})
