import { getAddresses } from '../../i18n/alternates.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { getLocales } from '../../i18n/page-locales.ts'

/** A page by its address in the default language. */
export type SitemapPage = {
  path: string
  /** Date in ISO 8601, `null` if unknown. */
  lastModified: string | null
  /** The site's own addresses of its pictures. */
  pictures: readonly string[]
}

/** A fifth of the protocol's limit (sitemaps.org): with alternates and pictures a file stays below 10 MB. */
export const maxAddresses = 10_000

/** Google's limit for a page. */
const maxPictures = 1000

/**
 * Returns the sitemap: pages in every language in which they are published, with their alternates and pictures. If a
 * single file would be too long, `/sitemap.xml` is an index of the parts `/sitemap-1.xml` and so on.
 */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): Map<string, string> {
  const parts = sitemapParts(pages)
  const files = parts.map((part) => sitemapPart(origin, part))
  if (files.length < 2) return new Map([[indexPath, files[0] ?? document('urlset', [])]])
  const index = sitemapIndex(origin, parts.map(getNewest))
  return new Map([[indexPath, index], ...files.map((xml, at) => [partPath(at + 1), xml] as const)])
}

export const indexPath = '/sitemap.xml'

/** @param number from 1 */
export function partPath(number: number): string {
  return `/sitemap-${number}.xml`
}

/** Splits the pages in each of their languages into parts of one file each. */
export function sitemapParts(pages: readonly SitemapPage[]): Entry[][] {
  const entries = getEntries(pages)
  return Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, part) =>
    entries.slice(part * maxAddresses, (part + 1) * maxAddresses),
  )
}

export function getEntries(pages: readonly SitemapPage[]): Entry[] {
  return pages.flatMap((page) =>
    getLocales(page.path).map(({ code }) => ({ ...page, address: hrefIn(code, page.path) })),
  )
}

export function sitemapPart(origin: string, entries: readonly Entry[]): string {
  return document(
    'urlset',
    entries.map((entry) => getEntry(origin, entry)),
  )
}

/** @param changes when each part was last changed, `null` if unknown */
export function sitemapIndex(origin: string, changes: readonly (string | null)[]): string {
  const entries = changes.map((changed, at) => {
    const tag = lastModifiedTag(changed)
    return `<sitemap><loc>${origin}${partPath(at + 1)}</loc>${tag}</sitemap>`
  })
  return document('sitemapindex', entries)
}

/** Returns the newest change, known only if the change of every page is known. */
export function getNewest(pages: readonly Entry[]): string | null {
  const moments = pages.map(({ lastModified }) => lastModified)
  return moments.includes(null) ? null : (moments.toSorted().at(-1) ?? null)
}

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}

function document(kind: 'urlset' | 'sitemapindex', entries: string[]): string {
  const attributes = Object.entries(namespaces).map(([name, value]) => ` ${name}="${value}"`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind}${attributes.join('')}>`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n')
}

/** A page in one language, at its address. */
export type Entry = Omit<SitemapPage, 'path'> & { address: string }

function getEntry(origin: string, { address, lastModified, pictures }: Entry): string {
  const { canonical, alternates } = getAddresses(origin, address)
  const parts = [
    `<loc>${escapeXml(canonical)}</loc>`,
    lastModifiedTag(lastModified),
    ...alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    ),
    ...pictures
      .slice(0, maxPictures)
      .map((picture) => new URL(picture, origin).href)
      .map((picture) => `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`),
  ]
  return `<url>${parts.join('')}</url>`
}

function lastModifiedTag(moment: string | null): string {
  return moment === null ? '' : `<lastmod>${moment}</lastmod>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
