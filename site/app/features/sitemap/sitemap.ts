import { addressesOf } from '../../i18n/alternates.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { localesOf } from '../../i18n/page-locales.ts'

/** A page by its address in the default language. */
export type SitemapPage = {
  path: string
  /** In ISO 8601, `null` if unknown. */
  lastModified: string | null
  /** The site's own addresses of its pictures. */
  pictures: readonly string[]
}

/** A fifth of the protocol's limit (sitemaps.org): with alternates and pictures a file stays below 10 MB. */
const maxAddresses = 10_000

/** The limit of Google for one page. */
const maxPictures = 1000

/**
 * The sitemap: pages in every language in which they are published, with their alternates and pictures. If one file would
 * be too long, `/sitemap.xml` is an index of the parts `/sitemap-1.xml` and so on.
 */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): Map<string, string> {
  const entries = pages.flatMap((page) =>
    localesOf(page.path).map(({ code }) => ({ ...page, address: hrefIn(code, page.path) })),
  )
  const parts = Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, part) =>
    entries.slice(part * maxAddresses, (part + 1) * maxAddresses),
  )
  const files = parts.map((part) =>
    document(
      'urlset',
      part.map((entry) => entryOf(origin, entry)),
    ),
  )
  if (files.length < 2) return new Map([['/sitemap.xml', files[0] ?? document('urlset', [])]])
  const named = files.map((xml, part) => [`/sitemap-${part + 1}.xml`, xml] as const)
  const index = named.map(([path], part) => {
    const newest = newestOf(parts[part] ?? [])
    return `<sitemap><loc>${origin}${path}</loc>${lastModifiedTag(newest)}</sitemap>`
  })
  return new Map([['/sitemap.xml', document('sitemapindex', index)], ...named])
}

/** Only known if that of every page is. */
function newestOf(pages: readonly SitemapPage[]): string | null {
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

type Entry = Omit<SitemapPage, 'path'> & { address: string }

function entryOf(origin: string, { address, lastModified, pictures }: Entry): string {
  const { canonical, alternates } = addressesOf(origin, address)
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
