import { once } from 'node:events'
import { type Context, Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { closeHosts, type Reply, startHost } from '../testing/host.ts'
import { createTestLog } from '../testing/log.ts'
import { files } from './files.ts'

afterEach(closeHosts)

const small = {
  contentTimeoutMs: 5_000,
  documentBytes: 1_000,
  downloads: 3,
  downloadsPerVisitor: 2,
  downloadTimeoutMs: 60_000,
}

async function start(reply: Reply, changed: Partial<typeof small> = {}) {
  const host = await startHost(reply)
  const { log, lines } = createTestLog()
  const getVisitor = (c: Context) => c.req.header('x-visitor') ?? null
  const limits = { ...small, ...changed }
  const app = new Hono().route('/', files({ contentHost: host.origin, limits, getVisitor, log }))
  return { ...host, lines, get: (path: string, init?: RequestInit) => app.request(path, init) }
}

const pdf: Reply = (_request, response) =>
  void response
    .writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Disposition': 'inline',
      'Set-Cookie': 'a=b',
      ETag: '"1"',
      'Accept-Ranges': 'bytes',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .end('%PDF-1.4')

test('passes a document on as a download, whatever the host calls it', async () => {
  const { get, received } = await start(pdf)
  const response = await get('/files/3/profil.pdf?x=1', { headers: { 'x-visitor': '192.0.2.1' } })
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.4'])
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="profil.pdf"',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, no-cache',
    'accept-ranges': 'bytes',
    'x-robots-tag': 'noindex',
    etag: '"1"',
  })
  expect(received[0]).toMatchObject({
    path: '/files/3/profil.pdf',
    headers: { 'x-forwarded-for': '192.0.2.1', 'accept-encoding': 'identity' },
  })
})

test('requests a part, and only one', async () => {
  const { get, received } = await start((_request, response) => {
    response.writeHead(206, { 'Content-Range': 'bytes 5-7/8', 'Content-Length': 3 }).end('1.4')
  })
  const headers = { Range: 'bytes=5-7', 'If-Range': '"1"', 'If-None-Match': '"2"' }
  const response = await get('/files/3/profil.pdf', { headers })
  expect([response.status, await response.text()]).toEqual([206, '1.4'])
  expect(response.headers.get('Content-Range')).toBe('bytes 5-7/8')
  expect(received[0]?.headers).toMatchObject({
    range: 'bytes=5-7',
    'if-range': '"1"',
    'if-none-match': '"2"',
  })
  await get('/files/3/profil.pdf', { headers: { Range: 'bytes=0-1,3-4' } })
  expect(received[1]?.headers.range).toBeUndefined()
})

test.for([
  [304, 304],
  [416, 416],
  [404, 404],
  [410, 404],
  [429, 429],
  [500, 503],
  [302, 503],
  [206, 503],
] as const)('responds to the status %d of the host with %d', async ([status, expected]) => {
  const { get } = await start((_request, response) => {
    response.writeHead(status, { Location: 'http://127.0.0.1:1/', ETag: '"1"' }).end()
  })
  const response = await get('/files/3/profil.pdf')
  expect(response.status).toBe(expected)
  expect(response.headers.get('Retry-After')).toBe(
    expected === 429 || expected === 503 ? '5' : null,
  )
})

test.for([
  '/files/3',
  '/files/3/',
  '/files/x/profil.pdf',
  '/files/3/profil.html',
  '/files/3/..%2f..%2fcms%2fapi.pdf',
  '/files/3/%2e%2e/x.pdf',
  '/files/3/a/b.pdf',
  '/files//3/profil.pdf',
])('requests nothing of the host for %s', async (path) => {
  const { get, received } = await start(pdf)
  expect((await get(path)).status).toBe(404)
  expect(received).toEqual([])
})

test('is only read', async () => {
  const { get } = await start(pdf)
  const response = await get('/files/3/profil.pdf', { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('sends no body for HEAD', async () => {
  const { get, received } = await start(pdf)
  const response = await get('/files/3/profil.pdf', { method: 'HEAD' })
  expect([response.status, await response.text(), received[0]?.method]).toEqual([200, '', 'HEAD'])
})

test.for([
  ['announces', { 'Content-Length': '1001' }],
  ['sends', {}],
  ['compresses', { 'Content-Encoding': 'gzip', 'Content-Length': '3' }],
] as const)('stops a document when the host %s more than the limit', async ([, headers]) => {
  const { get } = await start((_request, response) => {
    response.writeHead(200, headers).end('x'.repeat(1001))
  })
  const response = await get('/files/3/profil.pdf')
  if (response.status === 200) await expect(response.text()).rejects.toThrow('larger')
  else expect(response.status).toBe(503)
})

test('responds with 503 while the host is silent or gone, and logs why', async () => {
  const { get, lines, close } = await start(() => {}, { contentTimeoutMs: 50 })
  expect((await get('/files/3/profil.pdf')).status).toBe(503)
  await close()
  expect((await get('/files/3/profil.pdf')).status).toBe(503)
  expect(lines.map(({ msg }) => msg)).toEqual(Array(2).fill('A document could not be fetched'))
})

test('limits downloads at once, of a visitor and of all, until they end', async () => {
  const { get } = await start((_request, response) => {
    response.writeHead(200).write('%PDF')
  })
  const of = (visitor: string) => get('/files/3/a.pdf', { headers: { 'x-visitor': visitor } })
  const first = await of('one')
  const second = await of('one')
  expect((await of('one')).status).toBe(429)
  await of('two')
  expect((await of('three')).status).toBe(503)
  await first.body?.cancel()
  await second.body?.cancel()
  expect((await of('one')).status).toBe(200)
})

test('ends a download that takes too long', async () => {
  const { get } = await start(
    (_request, response) => {
      response.writeHead(200).write('%PDF')
    },
    { downloadTimeoutMs: 100, downloads: 1 },
  )
  const slow = await get('/files/3/a.pdf')
  await expect(slow.text()).rejects.toThrow('took too long')
  expect((await get('/files/3/a.pdf')).status).toBe(200)
})

test('stops requesting when the visitor leaves', async () => {
  const closed = Promise.withResolvers<void>()
  const { get } = await start(async (_request, response) => {
    response.writeHead(200).write('%PDF')
    await once(response, 'close')
    closed.resolve()
  })
  const response = await get('/files/3/a.pdf')
  await response.body?.cancel()
  await closed.promise
})
