import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../../../testing/host.ts'
import { startSite } from '../../../testing/site.ts'

afterEach(closeHosts)

const post = { title: 'Berita', image: null, category: null }

/** One product, one dated and one undated post. */
const content: Reply = (request, response) => {
  const call = request.path.split('?')[0]
  if (call === '/api/products') {
    sendJson(response, { data: [{ id: 7, name: 'Timah', description: '', image: null }] })
  } else if (call === '/api/blogs') {
    const published_date = '2025-02-14T18:30:00Z'
    sendJson(response, {
      data: [
        { id: 1, ...post, published_date },
        { id: 2, ...post, published_date: null },
      ],
    })
  } else smallContent(request, response)
}

async function read(path: string, reply: Reply) {
  const host = await startHost(reply)
  const site = await startSite(host.origin)
  const response = await site.get(path)
  const text = await response.text()
  await site.close()
  return { response, text }
}

test('lists the fixed pages and those of the content', async () => {
  const { response, text } = await read('/sitemap.xml', content)
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  for (const path of ['/', '/en', '/en/produk/timah', '/alat/bor', '/produk/7', '/en/blog/2']) {
    expect(text).toContain(`<loc>https://contoh.example${path}</loc>`)
  }
  expect(text).not.toContain(':id')
  expect(text).not.toContain('/en/alat/bor')
  expect(text.match(/<lastmod>[^<]*/g)).toEqual(Array(2).fill('<lastmod>2025-02-14T18:30:00.000Z'))
})

test('responds with 404 to a part of a sitemap that is not split', async () => {
  const { response } = await read('/sitemap-1.xml', content)
  expect(response.status).toBe(404)
})

test('sends no sitemap while a list cannot be read', async () => {
  const { response } = await read('/sitemap.xml', (request, reply) =>
    request.path.startsWith('/api/tools') ? sendJson(reply, {}, 500) : content(request, reply),
  )
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('names the sitemap to robots', async () => {
  const { text } = await read('/robots.txt', content)
  expect(text).toContain('Sitemap: https://contoh.example/sitemap.xml')
})
