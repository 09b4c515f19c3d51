import { addressesOf } from '../locale/alternates.ts'
import { hrefIn } from '../locale/locale-address.ts'
import { localesOf } from '../locale/page-locales.ts'

/** A page by its address in the default language; `lastModified` is an ISO 8601 moment, `null` where nobody says. */
export type SitemapPage = { path: string; lastModified: string | null }

/** The protocol's limit of addresses in one file (sitemaps.org). */
const maxAddresses = 50_000

/** The sitemap of pages in every language each is published in, with their alternates. */
export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages
    .flatMap(({ path, lastModified }) =>
      localesOf(path).map(({ code }) => ({ address: hrefIn(code, path), lastModified })),
    )
    .slice(0, maxAddresses)
    .map(({ address, lastModified }) => entryOf(origin, address, lastModified))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
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
