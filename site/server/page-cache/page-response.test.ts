import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { PageResult } from './page-cache.ts'
import { createPageResponses } from './page-response.ts'
import { storePage } from './stored-page.ts'

const text = 'batu bara '.repeat(500)
const everyResponse = { 'X-Frame': 'no', 'Content-Security-Policy': 'every' }
const responses = createPageResponses({ freshTtlS: 30, lastGoodS: 60 }, everyResponse)

function getResult(status = 200, type = 'text/html; charset=utf-8', body = text): PageResult {
  const headers = new Headers({ 'Content-Type': type, 'Content-Security-Policy': 'own' })
  const rendered = { status, headers, body: Buffer.from(body), isPartial: false }
  return { page: storePage(rendered, undefined), cacheStatus: 'HIT', ageMs: 12_345 }
}

function respond(
  page: PageResult,
  request: { method?: string; accept?: string; known?: string } = {},
) {
  const { method = 'GET', accept, known } = request
  const { status, headers, body } = responses(page, {
    method,
    acceptEncoding: accept,
    ifNoneMatch: known,
  })
  const names = headers.filter((_, index) => index % 2 === 0)
  const values = headers.filter((_, index) => index % 2 === 1)
  return {
    status,
    body: body === null ? null : Buffer.from(body, 'latin1'),
    headers: new Headers(names.map((name, at) => [name, values[at] ?? ''])),
  }
}

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (body: Buffer) => body],
])('sends %s to clients that accept it', async (accept, encoding, decode) => {
  const { headers, body } = respond(getResult(), { accept })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('content-length')).toBe(String(body?.byteLength))
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(decode(body ?? Buffer.of()).toString()).toBe(text)
})

test('leaves a small body as it is', async () => {
  const { headers, body } = respond(getResult(200, 'text/html', 'ok'), { accept: 'br' })
  expect(headers.has('content-encoding')).toBe(false)
  expect(body?.toString()).toBe('ok')
})

test('responds to HEAD with the headers of GET and nothing else', async () => {
  const page = getResult()
  const got = respond(page, { accept: 'br' })
  const head = respond(page, { accept: 'br', method: 'HEAD' })
  expect([...head.headers]).toEqual([...got.headers])
  expect(head.body).toBeNull()
})

test.each(['br', 'gzip', 'identity'])(
  'responds 304 to a client that has the page, in %s',
  async (accept) => {
    const page = getResult()
    const etag = respond(page, { accept: 'br' }).headers.get('etag') ?? ''
    for (const tag of [etag, etag.slice(2), `"a", ${etag}`, '*']) {
      const { status, headers, body } = respond(page, { accept, known: tag })
      expect(status).toBe(304)
      expect(body).toBeNull()
      expect(headers.get('etag')).toBe(etag)
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.has('content-length')).toBe(false)
    }
    expect(respond(page, { accept, known: '"other"' }).status).toBe(200)
  },
)

test('lets shared caches keep a page as long as the site does, and sends its age', async () => {
  const { headers } = respond(getResult())
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=60',
  )
  expect(headers.get('age')).toBe('12')
  expect(headers.get('x-cache')).toBe('HIT')
})

test('lets only the browser cache what is no page, for as long as a prefetch takes', async () => {
  const { headers } = respond(getResult(200, 'application/json'))
  expect(headers.get('cache-control')).toBe('private, max-age=5')
  expect(headers.has('age')).toBe(false)
})

test.each([404, 503, 202])('lets no cache keep a response %i', async (status) => {
  const page = getResult(status)
  const { headers } = respond(page, { known: page.page.etag })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.has('etag')).toBe(false)
})

test('sends a page with its own headers before those of every response', async () => {
  const { headers } = respond(getResult())
  expect(headers.get('x-frame')).toBe('no')
  expect(headers.get('content-security-policy')).toBe('own')
})
