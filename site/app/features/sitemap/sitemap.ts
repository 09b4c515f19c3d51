import { addressesOf } from '../../i18n/alternates.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { localesOf } from '../../i18n/page-locales.ts'

/** A page by its address in the default language; `lastModified` is in ISO 8601, `null` if unknown. */
export type SitemapPage = { path: string; lastModified: string | null }

/** The protocol's limit of addresses in one file (sitemaps.org). */
const maxAddresses = 50_000

/**
 * The sitemap: pages in every language in which they are published, with their alternates. If one file would be too
 * long, `/sitemap.xml` is an index of the parts `/sitemap-1.xml` and so on.
 */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): Map<string, string> {
  const entries = pages.flatMap(({ path, lastModified }) =>
    localesOf(path).map(({ code }) => ({ address: hrefIn(code, path), lastModified })),
  )
  const parts = Array.from({ length: Math.ceil(entries.length / maxAddresses) }, (_, part) =>
    document(
      'urlset',
      entries
        .slice(part * maxAddresses, (part + 1) * maxAddresses)
        .map(({ address, lastModified }) => entryOf(origin, address, lastModified)),
    ),
  )
  if (parts.length < 2) return new Map([['/sitemap.xml', parts[0] ?? document('urlset', [])]])
  const named = parts.map((xml, part) => [`/sitemap-${part + 1}.xml`, xml] as const)
  const index = named.map(([path]) => `<sitemap><loc>${origin}${path}</loc></sitemap>`)
  return new Map([['/sitemap.xml', document('sitemapindex', index)], ...named])
}

function document(kind: 'urlset' | 'sitemapindex', entries: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n')
}

function entryOf(origin: string, address: string, lastModified: string | null): string {
  const { canonical, alternates } = addressesOf(origin, address)
  const parts = [
    `<loc>${escapeXml(canonical)}</loc>`,
    ...(lastModified === null ? [] : [`<lastmod>${lastModified}</lastmod>`]),
    ...alternates.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    ),
  ]
  return `<url>${parts.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
