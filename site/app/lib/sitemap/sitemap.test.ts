import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

const origin = 'https://contoh.example'

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

test('lists a page in both languages, each with all its versions', () => {
  const xml = sitemapXml(origin, [{ path: '/kontak', lastModified: null }])
  expect(addressesIn(xml)).toEqual([`${origin}/kontak`, `${origin}/en/kontak`])
  const alternate = `<xhtml:link rel="alternate" hreflang="en" href="${origin}/en/kontak"/>`
  expect(xml.split(alternate)).toHaveLength(3)
})

test('lists a page of one language once and without the other', () => {
  const xml = sitemapXml(origin, [{ path: '/alat/pompa', lastModified: null }])
  expect(addressesIn(xml)).toEqual([`${origin}/alat/pompa`])
  expect(xml).not.toContain('hreflang="en"')
})

test('says when a page was changed only where that is known', () => {
  const known = sitemapXml(origin, [{ path: '/blog/1', lastModified: '2025-02-14T18:30:00.000Z' }])
  expect(known).toContain('<lastmod>2025-02-14T18:30:00.000Z</lastmod>')
  expect(sitemapXml(origin, [{ path: '/', lastModified: null }])).not.toContain('lastmod')
})

test('stays within the protocol’s 50,000 addresses', () => {
  const pages = Array.from({ length: 30_000 }, (_, id) => ({
    path: `/blog/${id}`,
    lastModified: null,
  }))
  expect(addressesIn(sitemapXml(origin, pages))).toHaveLength(50_000)
})
