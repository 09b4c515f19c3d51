import { expect, test } from 'vitest'
import { type SitemapPage, sitemapFiles } from './sitemap.ts'

const origin = 'https://contoh.example'

function sitemapXml(pages: SitemapPage[]): string {
  return sitemapFiles(origin, pages).get('/sitemap.xml') ?? ''
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
  const known = sitemapXml([{ path: '/blog/1', lastModified: '2025-02-14T18:30:00.000Z' }])
  expect(known).toContain('<lastmod>2025-02-14T18:30:00.000Z</lastmod>')
  expect(sitemapXml([{ path: '/', lastModified: null }])).not.toContain('lastmod')
})

test('is split if a file would have more than the protocol’s 50,000 addresses', () => {
  const pages = Array.from({ length: 30_000 }, (_, id) => ({
    path: `/blog/${id}`,
    lastModified: null,
  }))
  const files = sitemapFiles(origin, pages)
  const parts = [`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`]
  expect(addressesIn(files.get('/sitemap.xml') ?? '')).toEqual(parts)
  const listed = parts.map((part) => addressesIn(files.get(new URL(part).pathname) ?? ''))
  expect(listed.map(({ length }) => length)).toEqual([50_000, 10_000])
  expect(new Set(listed.flat()).size).toBe(60_000)
})
