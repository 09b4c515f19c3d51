import { afterEach, expect, test } from 'vitest'
import { smallContent } from '../../../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../../../testing/host.ts'
import { pagedBlogs } from '../../../testing/paged-blogs.ts'
import { startSite } from '../../../testing/site.ts'

afterEach(closeHosts)

const post = { title: 'Berita', image: null, category: null }

/**
 * A product with a picture, a tool with a unit, a sheet, a custom page of the company, two dated posts and an undated
 * post.
 */
const content: Reply = (request, response) => {
  const call = request.path.split('?')[0]
  if (call === '/api/products') {
    const changed = { updated_at: '2025-03-01T00:00:00+07:00' }
    const product = { id: 7, name: 'Timah', description: '', image: 'timah.webp', ...changed }
    sendJson(response, { data: [product, { ...product, id: 8, updated_at: 'kemarin' }] })
  } else if (call === '/api/tools') {
    const unit = { id: 1, name: 'A', location: '', offer: 'sale', state: 'free', pictures: [] }
    const units = [{ ...unit, updated_at: '2025-04-02T00:00:00Z' }]
    const tool = { name: 'Bor', description: '', image: null, updated_at: '2025-04-01T00:00:00Z' }
    sendJson(response, { data: [{ id: 3, ...tool, units }] })
  } else if (call === '/api/sheets') {
    const sheet = { path: '/produk/timah', name: 'Timah', rows: [], uses: [], product_id: 7 }
    sendJson(response, { data: [{ ...sheet, updated_at: '2025-01-01T00:00:00Z' }] })
  } else if (call === '/api/pages') {
    const page = { slug: 'privasi', title: 'Privasi', updated_at: '2025-05-01T00:00:00Z' }
    sendJson(response, {
      data: [page, { path: '/kontak', title: 'Kontak', updated_at: page.updated_at }],
    })
  } else if (call === '/api/blogs') {
    const published_date = '2025-02-14T18:30:00Z'
    sendJson(response, {
      data: [
        { id: 1, ...post, published_date },
        { id: 2, ...post, published_date: null },
        { id: 3, ...post, published_date, updated_at: '2025-02-20T00:00:00Z' },
        { id: 4, ...post, published_date, updated_at: '2025-01-20T00:00:00Z' },
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
})

test('dates the pages of which one thing says when they changed, and no other', async () => {
  const { text } = await read('/sitemap.xml', content)
  const dates = Object.fromEntries(
    [...text.matchAll(/<loc>https:\/\/contoh\.example([^<]*)<\/loc><lastmod>([^<]*)/g)].map(
      ([, path, date]) => [path, date],
    ),
  )
  const expected = {
    '/produk/7': '2025-02-28T17:00:00.000Z',
    '/produk/timah': '2025-02-28T17:00:00.000Z',
    '/alat/3': '2025-04-02T00:00:00.000Z',
    '/alat/3/unit/1': '2025-04-02T00:00:00.000Z',
    '/blog/1': '2025-02-14T18:30:00.000Z',
    '/blog/3': '2025-02-20T00:00:00.000Z',
    '/blog/4': '2025-02-14T18:30:00.000Z',
    '/privasi': '2025-05-01T00:00:00.000Z',
  }
  const english = Object.entries(expected).map(([path, date]) => [`/en${path}`, date])
  expect(dates).toEqual({ ...expected, ...Object.fromEntries(english) })
  const picture = 'https://contoh.example/media/1200/storage/timah.webp'
  expect(text).toContain(`<image:loc>${picture}</image:loc>`)
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

test('names who receives a report about security, also while the host does not respond', async () => {
  const settings = [{ key: 'contact_email', value: 'info@contoh.example' }]
  const { text, response } = await read('/.well-known/security.txt', (_request, reply) =>
    sendJson(reply, { data: { settings, footers: [] } }),
  )
  expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect(text).toMatch(
    /^Contact: mailto:info@contoh\.example\nContact: https:\/\/contoh\.example\/kontak\nExpires: \d{4}-[\d-]+T[\d:.]+Z\nPreferred-Languages: id, en\nCanonical: https:\/\/contoh\.example\/\.well-known\/security\.txt\n$/,
  )
  const down = await read('/.well-known/security.txt', (_request, reply) =>
    sendJson(reply, {}, 500),
  )
  expect(down.text).toMatch(/^Contact: https:/)
})

test('reads only the posts of the part that is requested, of a host that has pages', async () => {
  const posts = { count: 12_050, hasSearch: true, getTitle: (id: number) => `Artikel ${id}` }
  const host = await startHost(pagedBlogs(posts))
  const site = await startSite(host.origin)
  const getText = async (path: string) => (await site.get(path)).text()
  const index = await getText('/sitemap.xml')
  expect(index.match(/<loc>[^<]*sitemap-\d+\.xml/g)).toHaveLength(4)
  const pages = () => host.received.filter(({ path }) => path.startsWith('/api/blogs?')).length
  expect(pages()).toBe(1)
  expect(await getText('/sitemap-1.xml')).not.toContain('/blog/')
  host.received.splice(0)
  const last = await getText('/sitemap-4.xml')
  expect(last.match(/<loc>[^<]*/g)).toHaveLength(2 * 2050)
  expect(last).toContain('<loc>https://contoh.example/blog/1</loc>')
  expect(last).not.toContain('<loc>https://contoh.example/blog/2051</loc>')
  expect(pages()).toBe(21)
  expect((await site.get('/sitemap-5.xml')).status).toBe(404)
  await site.close()
})
