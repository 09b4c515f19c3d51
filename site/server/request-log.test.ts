import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

const { host, site } = await startSiteForFile(smallContent, {}, { contentTimeoutMs: 10_000 })

/** Sends a request, and waits for the log line with the id of the response. */
async function ask(path: string, init?: RequestInit) {
  const response = await site.get(path, init)
  const html = await response.text()
  const id = response.headers.get('x-request-id') ?? 'none'
  const line = () => site.lines.filter(({ requestId }) => requestId === id)
  await expect.poll(() => line().length).toBe(1)
  return { response, html, id, line: line()[0] }
}

test('logs each request, cached pages too, in one line with an id of its own', async () => {
  const rendered = await ask('/?q=rahasia')
  const cached = await ask('/?q=rahasia')
  expect(rendered.line).toMatchObject({ method: 'GET', path: '/', status: 200, cache: 'MISS' })
  expect(cached.line).toMatchObject({ path: '/', status: 200, cache: 'HIT', level: 30 })
  expect(rendered.line?.upstreamMs).toBeGreaterThan(0)
  expect(cached.line).not.toHaveProperty('upstreamMs')
  expect(rendered.id).not.toBe(cached.id)
  expect(cached.html).not.toContain(rendered.id)
  expect(JSON.stringify([rendered.line, cached.line])).not.toMatch(/rahasia|127\.0\.0\.1/)
})

test.each([
  ['health', '/healthz', 200],
  ['a picture', '/media/tidak-ada.webp', 404],
  ['what is not there', '/tidak-ada', 404],
  ['an address that moved', '/blog/', 308],
  ['what is rejected', `/${'a'.repeat(4096)}`, 414],
])('logs %s', async (_what, path, status) => {
  expect((await ask(path)).line).toMatchObject({ path: path.slice(0, 256), status })
})

test('keeps the id of a trusted proxy, for a cached page and a 304 too', async () => {
  const { response } = await ask('/en')
  for (const [id, status] of [
    ['of-the-proxy-1', 200],
    ['of-the-proxy-2', 304],
  ] as const) {
    const headers = new Headers({ 'X-Request-Id': id })
    if (status === 304) headers.set('If-None-Match', response.headers.get('etag') ?? '')
    const again = await ask('/en', { headers })
    expect(again.id).toBe(id)
    expect(again.line).toMatchObject({ status, cache: 'HIT' })
  }
})

test('forwards id and trace with a message, but not with reads that several requests share', async () => {
  const body = new URLSearchParams({ name: 'Sari', email: 'a@b.example', message: 'Halo' })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { id, line } = await ask('/kontak', { method: 'POST', body, headers: { traceparent } })
  expect(line).toMatchObject({ method: 'POST', path: '/kontak', cache: 'BYPASS' })
  const sent = host.received.filter(({ method }) => method === 'POST')
  expect(sent.map(({ headers }) => headers['x-request-id'])).toEqual([id])
  expect(sent.map(({ headers }) => headers.traceparent)).toEqual([traceparent])
  expect(host.received.filter(({ headers }) => headers['x-request-id'])).toEqual(sent)
})
