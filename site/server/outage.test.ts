import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Host, type Reply, startHost } from '../testing/host.ts'
import { type Site, startSite } from '../testing/site.ts'

let site: Site

afterEach(async () => {
  await site.close()
  await closeHosts()
})

async function start(reply: Reply): Promise<Host> {
  const host = await startHost(reply)
  site = await startSite(host.origin)
  return host
}

test.each([
  ['/', 'id'],
  ['/en', 'en'],
])(
  'responds to %s with 503, the named error and Retry-After while content is down',
  async (path, lang) => {
    const host = await start(smallContent)
    await host.close()
    const response = await site.get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain('Failed to fetch home data')
    expect(html).not.toContain(new URL(host.origin).host)
    expect(html).not.toContain('ECONNREFUSED')
  },
)

test('does not wait for a content host that never responds', async () => {
  await start(() => {})
  expect((await site.get('/')).status).toBe(503)
})

test('shows a page without the data of its header and footer', async () => {
  await start((request, response) => {
    if (request.path.startsWith('/api/home')) smallContent(request, response)
    else response.writeHead(500).end()
  })
  const response = await site.get('/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('Selamat datang')
  expect(html).toContain('Gagal memuat data perusahaan')
})

test('shows the page again as soon as content is back', async () => {
  let isDown = true
  await start((request, response) => {
    if (isDown) response.writeHead(503).end()
    else smallContent(request, response)
  })
  expect((await site.get('/')).status).toBe(503)
  isDown = false
  expect((await site.get('/')).status).toBe(200)
})

test('is alive but not ready while content is down', async () => {
  const host = await start(smallContent)
  await host.close()
  expect((await site.get('/healthz')).status).toBe(200)
  expect((await site.get('/readyz')).status).toBe(503)
})

test('is ready while it can show cached content', async () => {
  const host = await start(smallContent)
  for (const path of ['/', '/readyz']) expect((await site.get(path)).status).toBe(200)
  await host.close()
  for (const path of ['/', '/readyz']) expect((await site.get(path)).status).toBe(200)
})
