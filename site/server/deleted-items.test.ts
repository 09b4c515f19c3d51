import { expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { type Reply, sendJson } from '../testing/host.ts'
import { purge, purgeRequest, purgeSecret } from '../testing/purge.ts'
import { startSiteForFile } from '../testing/start-site-for-file.ts'

let isRestored = false

/** Products 7 and 8, tool 7 and post 7 are deleted, product 8 has moved; nothing else ever existed. */
const content: Reply = (request, response) => {
  const { pathname } = new URL(request.path, 'http://host')
  const deleted = ['/api/products/7', '/api/products/8', '/api/tools/7', '/api/blogs/7']
  if (pathname === '/api/products/7' && isRestored) {
    sendJson(response, { data: { id: 7, name: 'Timah', description: '', image: null } })
  } else if (deleted.includes(pathname)) {
    sendJson(response, { error: { code: 'gone', message: 'Deleted' } }, 410)
  } else if (pathname === '/api/blogs') {
    sendJson(response, { data: [] })
  } else if (pathname === '/api/redirects') {
    const moved = ['/produk/8', '/alat/9', '/blog/9']
    sendJson(response, { data: moved.map((from) => ({ from, to: '/kontak', permanent: true })) })
  } else smallContent(request, response)
}

const { site } = await startSiteForFile(content, { PURGE_SECRET: purgeSecret })

test.for([
  ['/produk/7', 'Produk tidak ditemukan'],
  ['/en/produk/7', 'Product not found'],
  ['/alat/7', 'Alat tidak ditemukan'],
  ['/en/blog/7', 'Article not found'],
] as const)('says with 410 that what was at %s is deleted', async ([path, title]) => {
  for (const cacheStatus of ['MISS', 'HIT']) {
    const response = await site.get(path)
    expect([response.status, response.headers.get('x-cache')]).toEqual([410, cacheStatus])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('still says with 404 what was never there', async () => {
  for (const path of ['/produk/99', '/alat/99', '/blog/99']) {
    expect((await site.get(path)).status, path).toBe(404)
  }
})

test.for(['/produk/8', '/alat/9', '/blog/9'])(
  'leads from %s to its new address, deleted or never there',
  async (path) => {
    const response = await site.get(`/en${path}`)
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/kontak'])
  },
)

test('shows what is restored from the bin', async () => {
  isRestored = true
  expect(await purge(site, purgeRequest(1))).toBe(204)
  expect((await site.get('/produk/7')).status).toBe(200)
  isRestored = false
  expect(await purge(site, purgeRequest(2))).toBe(204)
  expect((await site.get('/produk/7')).status).toBe(410)
})
