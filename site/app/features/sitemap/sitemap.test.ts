import { expect, test } from 'vitest'
import { type SitemapPage, sitemapFiles } from './sitemap.ts'

const origin = 'https://contoh.example'

type PageFacts = Partial<SitemapPage> & { path: string }

function getFiles(pages: PageFacts[]) {
  return sitemapFiles(
    origin,
    pages.map((page) => ({ lastModified: null, pictures: [], ...page })),
  )
}

function sitemapXml(pages: PageFacts[]): string {
  return getFiles(pages).get('/sitemap.xml') ?? ''
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

test('lists a page in both languages, each with all its versions', () => {
  const xml = sitemapXml([{ path: '/kontak', lastModified: null }])
  expect(addressesIn(xml)).toEqual([`${origin}/kontak`, `${origin}/en/kontak`])
  const alternate = `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/kontak"/>`
  expect(xml.split(alternate)).toHaveLength(3)
})

test('lists a page of one language once and without the other', () => {
  const xml = sitemapXml([{ path: '/alat/pompa', lastModified: null }])
  expect(addressesIn(xml)).toEqual([`${origin}/alat/pompa`])
  expect(xml).not.toContain('hreflang="en"')
})

test('only dates pages whose last change is known', () => {
  const xml = sitemapXml([{ path: '/blog/1', lastModified: '2025-02-14T18:30:00.000Z' }])
  expect(xml).toContain('<lastmod>2025-02-14T18:30:00.000Z</lastmod>')
  expect(sitemapXml([{ path: '/', lastModified: null }])).not.toContain('lastmod')
})

test('names the pictures of a page in each of its languages', () => {
  const pictures = ['/media/1200/storage/a.webp?_v=1&x=2', '/media/1200/storage/b.webp']
  const xml = sitemapXml([{ path: '/produk/1', pictures }])
  const first = `${origin}/media/1200/storage/a.webp?_v=1&amp;x=2`
  const entry = `<image:image><image:loc>${first}</image:loc></image:image>`
  expect(xml.split(entry)).toHaveLength(3)
  const most = Array.from({ length: 1200 }, (_, index) => `/media/1200/${index}.webp`)
  const long = sitemapXml([{ path: '/alat/bor', pictures: most }])
  expect(long.match(/<image:loc>/g)).toHaveLength(1000)
})

test('is split after 10,000 addresses, and dates a part whose pages are all dated', () => {
  const pages = Array.from({ length: 7000 }, (_, id) => ({
    path: `/blog/${id}`,
    lastModified: id < 5000 ? `2025-02-14T18:${String(id % 60).padStart(2, '0')}:00.000Z` : null,
  }))
  const files = getFiles(pages)
  const parts = [`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]
  const index = files.get('/sitemap.xml') ?? ''
  expect(addressesIn(index)).toEqual(parts)
  expect(index.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2025-02-14T18:59:00.000Z'])
  const listed = parts.map((part) => addressesIn(files.get(new URL(part).pathname) ?? ''))
  expect(listed.map(({ length }) => length)).toEqual([10_000, 4000])
  expect(new Set(listed.flat()).size).toBe(14_000)
})
