import { expect, test } from 'vitest'
import { smallContent } from '../../../../testing/content.ts'
import { type Reply, sendJson } from '../../../../testing/host.ts'
import { readRss } from '../../../../testing/read-rss.ts'
import { startSiteForFile } from '../../../../testing/start-site-for-file.ts'

let isFailing = false

const title = 'Kadar <b>air</b> & abu ]]>\u0007 \u{1f600}'
const content = '<h2>Judul.</h2><p>Isi & <i>lain</i> &lt;x&gt;. ]]> Selesai.</p>'

/** Many posts: the second cannot be loaded, the third has no date. */
const posts: Reply = (request, response) => {
  const { pathname, searchParams } = new URL(request.path, 'http://host')
  const id = Number(/^\/api\/blogs\/(\d+)$/.exec(pathname)?.[1])
  const isEnglish = searchParams.get('lang') === 'en'
  if (pathname === '/api/blogs' && isFailing) sendJson(response, {}, 500)
  else if (pathname === '/api/blogs') {
    const data = Array.from({ length: 30 }, (_, index) => summary(index + 1, isEnglish))
    sendJson(response, { data })
  } else if (id === 2) sendJson(response, {}, 500)
  else if (id) sendJson(response, { data: { ...summary(id, isEnglish), content } })
  else smallContent(request, response)
}

function summary(id: number, isEnglish: boolean) {
  return {
    id,
    title: isEnglish ? `Moisture ${id}` : `${title} ${id}`,
    image: id === 1 ? 'storage/a b.webp' : null,
    category: id === 1 ? 'Mutu & uji' : null,
    published_date: id === 3 ? null : `2026-01-${String(31 - id).padStart(2, '0')}T09:00:00+07:00`,
    updated_at: '2026-02-01T00:00:00Z',
  }
}

const { site } = await startSiteForFile(posts)

async function read(path: string) {
  const response = await site.get(path)
  return { response, text: await response.text() }
}

test('has the newest articles as RSS, in each language', async () => {
  const { response, text } = await read('/rss.xml')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = readRss(text)
  expect(feed).toMatchObject({
    title: 'Blog | PT Contoh',
    link: 'https://contoh.example/blog',
    language: 'id',
    lastBuildDate: 'Sun, 01 Feb 2026 00:00:00 GMT',
    'atom:link': { rel: 'self', href: 'https://contoh.example/rss.xml' },
  })
  expect(text).toContain('<guid isPermaLink="true">')
  expect(feed.items).toHaveLength(20)
  expect(feed.items.slice(0, 3)).toMatchObject([
    {
      title: 'Kadar air & abu ]]> \u{1f600} 1',
      link: 'https://contoh.example/blog/1',
      guid: 'https://contoh.example/blog/1',
      description: 'Judul. Isi & lain <x>. ]]> Selesai.',
      category: 'Mutu & uji',
      pubDate: 'Fri, 30 Jan 2026 02:00:00 GMT',
      'media:content': { url: 'https://contoh.example/media/1200/storage/a%20b.webp' },
    },
    { link: 'https://contoh.example/blog/2' },
    { link: 'https://contoh.example/blog/3' },
  ])
  expect(feed.items[1]).not.toHaveProperty('description')
  expect(feed.items[2]).not.toHaveProperty('pubDate')
  expect(readRss((await read('/en/rss.xml')).text)).toMatchObject({
    language: 'en',
    link: 'https://contoh.example/en/blog',
    items: expect.arrayContaining([expect.objectContaining({ title: 'Moisture 1' })]),
  })
})

test('has them as JSON Feed, in each language', async () => {
  const { response, text } = await read('/en/feed.json')
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const feed = JSON.parse(text)
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog | Contoh Ltd',
    language: 'en',
    home_page_url: 'https://contoh.example/en/blog',
    feed_url: 'https://contoh.example/en/feed.json',
  })
  expect(feed.items).toHaveLength(20)
  expect(feed.items[0]).toMatchObject({
    id: 'https://contoh.example/en/blog/1',
    url: 'https://contoh.example/en/blog/1',
    content_text: 'Judul. Isi & lain <x>. ]]> Selesai.',
    tags: ['Mutu & uji'],
  })
  // Each item needs a text.
  expect(feed.items[1]).toMatchObject({ content_text: 'Moisture 2' })
  expect(feed.items[2]).not.toHaveProperty('date_published')
  expect(JSON.parse((await read('/feed.json')).text).language).toBe('id')
})

test('tells a reader that nothing is new', async () => {
  const { response } = await read('/rss.xml')
  const tag = response.headers.get('etag') ?? ''
  const again = await site.get('/rss.xml?x=1', { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
  expect((await site.get('/rss.xml', { method: 'HEAD' })).status).toBe(200)
})

test('every page names the feeds of its language', async () => {
  for (const [path, prefix] of [
    ['/kontak', ''],
    ['/en/blog', '/en'],
  ]) {
    const { text } = await read(path ?? '')
    expect(text).toMatch(new RegExp(`type="application/rss\\+xml"[^>]* href="${prefix}/rss.xml"`))
    expect(text).toMatch(
      new RegExp(`type="application/feed\\+json"[^>]* href="${prefix}/feed.json"`),
    )
  }
})

test('has no feed while the articles cannot be read, and at no other address', async () => {
  isFailing = true
  site.clear()
  const { response } = await read('/rss.xml')
  isFailing = false
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  for (const path of ['/fr/rss.xml', '/blog/rss.xml', '/RSS.xml', '/feed.json.data']) {
    expect((await read(path)).response.status, path).toBe(404)
  }
  const posted = await site.get('/rss.xml', { method: 'POST' })
  expect(posted.status).toBe(405)
})
