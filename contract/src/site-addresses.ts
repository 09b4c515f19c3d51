import { locales } from './locale.ts'
import { fixedPaths, type ItemPath, itemPaths, sitePaths } from './pages.ts'
import { sheetPaths } from './sheet-paths.ts'

/** The maximum length of an address of the company's own pages and redirects, in characters. */
export const longestAddress = 500

/** First segments of future pages, of languages, and of paths that servers and other programs expect. */
const reservedSegments = new Set<string>([
  ...locales,
  ...['permintaan', 'minta-penawaran', 'pratinjau', 'preview'],
  ...['-', '_', 'api', 'cms', 'admin', 'login', 'storage', 'media', 'files', 'assets', 'pictures'],
  ...['fonts', 'static', 'public', 'build', 'healthz', 'readyz', 'metrics', '.well-known'],
  ...['feed', 'feeds', 'rss', 'atom', 'sitemap', 'robots', 'favicon', 'manifest'],
  ...['apple-touch-icon', 'null', 'undefined'],
])

/** The first segments of the site's pages. */
const pageSegments = new Set(sitePaths.map((path) => path.split('/')[1]).filter(Boolean))

const fixedPages = new Set<string>([...fixedPaths, ...sheetPaths])

/**
 * Returns the canonical form of an address for comparison: without trailing or repeated slashes, in lower case, each
 * character encoded in the same way.
 *
 * @param address a path without a query or a fragment
 * @returns `null` if the address is invalid: it does not begin with exactly one slash, has `.` or `..` as a segment,
 *   cannot be decoded, or is too long
 */
export function canonicalAddress(address: string): string | null {
  if (!/^\/(?!\/)/.test(address) || address.length > longestAddress) return null
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
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

/** Whether a canonical address is a page that every site has, whether the specification lists it or not. */
export function isFixedPage(address: string): boolean {
  return fixedPages.has(address)
}

const itemAddresses = Object.fromEntries(
  itemPaths.map((path) => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[1-9]\\d{0,14}')}$`)]),
) as Record<ItemPath, RegExp>

/** Returns the item whose page has a canonical address, or `null` for any other form of address. */
export function itemAt(address: string): { path: ItemPath; id: number } | null {
  const path = itemPaths.find((itemPath) => itemAddresses[itemPath].test(address))
  return path ? { path, id: Number(address.split('/').at(-1)) } : null
}

/** Whether a canonical address has a prefix that the company's own pages and redirects may not use. */
export function isReserved(address: string): boolean {
  // The site requests the data of its pages from their address with this suffix.
  if (address.endsWith('.data')) return true
  // The PDF versions of the sheets.
  if (sheetPaths.some((path) => address === `${path}.pdf`)) return true
  const segment = address.split('/')[1] ?? ''
  // `robots.txt`, `sitemap-2.xml`, `favicon.svg`, `.env`
  const stem = segment.startsWith('.') ? segment : (segment.split('.', 1)[0] ?? '')
  const name = stem.replace(/-\d{1,6}$/, '')
  return reservedSegments.has(name)
}

/** Whether a slug conflicts with a page of the site, or with another path of the server. */
export function isTakenSlug(slug: string): boolean {
  return isReserved(`/${slug}`) || pageSegments.has(slug)
}
