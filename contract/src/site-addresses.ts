import { comparePaths } from './compare-paths.ts'
import { locales } from './locale.ts'
import { pagePaths } from './page-paths.ts'
import { sheetPaths } from './sheet-paths.ts'

/** The longest address that a page or a redirect of the company's own may have, in characters. */
export const longestAddress = 500

/** First segments of pages to come, of languages, and of what servers and other programs expect below them. */
const reservedSegments = new Set<string>([
  ...locales,
  ...['dokumen', 'cari', 'kalkulator', 'minta-penawaran', 'pratinjau', 'preview'],
  ...['-', '_', 'api', 'cms', 'admin', 'login', 'storage', 'media', 'files', 'assets', 'pictures'],
  ...['fonts', 'static', 'public', 'build', 'healthz', 'readyz', 'metrics', '.well-known'],
  ...['feed', 'feeds', 'rss', 'atom', 'sitemap', 'robots', 'favicon', 'manifest'],
  ...['apple-touch-icon', 'null', 'undefined'],
])

/** The first segments of the specification's routes. */
const routeSegments = new Set(pagePaths.map((path) => path.split('/')[1]).filter(Boolean))

const fixedPages = new Set<string>([...pagePaths, ...sheetPaths, ...Object.values(comparePaths)])
const itemPage = /^\/(produk|alat|blog)\/([1-9]\d{0,14})$/

/**
 * The one form in which an address below the site's own is compared: no trailing or doubled slashes, in lower case,
 * each character encoded in one way.
 *
 * @param address a path without a query or a fragment
 * @returns `null` if it is no such path: it does not begin with exactly one slash, has `.` or `..` as a segment, cannot be
 * decoded, or is too long
 */
export function canonicalAddress(address: string): string | null {
  if (!/^\/(?!\/)/.test(address) || address.length > longestAddress) return null
  // Browsers read a backslash as a slash, and leave out tabs and line breaks.
  if (/[?#\\\p{Cc}]/u.test(address)) return null
  try {
    const segments = address.split('/').filter(Boolean).map(decodeURIComponent)
    if (segments.some((segment) => /^\.{1,2}$/.test(segment) || /[\\\p{Cc}]/u.test(segment))) {
      return null
    }
    return `/${segments.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/')}`
  } catch {
    return null
  }
}

/** Whether a canonical address is a page of the specification, or one beside them, that every site has. */
export function isFixedPage(address: string): boolean {
  return fixedPages.has(address)
}

/** The item whose page is at a canonical address; `null` for an address of another form. */
export function itemAt(address: string): { list: 'produk' | 'alat' | 'blog'; id: number } | null {
  const [, list, digits = ''] = itemPage.exec(address) ?? []
  if (list !== 'produk' && list !== 'alat' && list !== 'blog') return null
  return { list, id: Number(digits) }
}

/** Whether a canonical address is below a prefix that no page or redirect of the company's own may have. */
export function isReserved(address: string): boolean {
  // The site requests the data of its pages at their address with this ending.
  if (address.endsWith('.data')) return true
  // The sheets as PDF.
  if (sheetPaths.some((path) => address === `${path}.pdf`)) return true
  const segment = address.split('/')[1] ?? ''
  // `robots.txt`, `sitemap-2.xml`, `favicon.svg`, `.env`
  const stem = segment.startsWith('.') ? segment : (segment.split('.', 1)[0] ?? '')
  const name = stem.replace(/-\d{1,6}$/, '')
  return reservedSegments.has(name)
}

/** Whether a slug could be mistaken for a page of the site, or something else that a server provides. */
export function isTakenSlug(slug: string): boolean {
  return isReserved(`/${slug}`) || routeSegments.has(slug)
}
