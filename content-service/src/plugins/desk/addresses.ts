import { isObject } from '../../collections/content/visit-fields.ts'

/** The collections whose documents have a page of their own, by its address without the id. */
const numbered = new Map([
  ['products', '/produk/'],
  ['tools', '/alat/'],
  ['blog-posts', '/blog/'],
])

/** Whether a collection with these fields has pages on the site. */
export function hasAddresses(collection: string, names: readonly string[]): boolean {
  return numbered.has(collection) || names.includes('path') || names.includes('slug')
}

/** The address of a document's page on the site, in the default language; `null` if it has none. */
export function addressOf(collection: string, document: unknown): string | null {
  if (!isObject(document)) return null
  const prefix = numbered.get(collection)
  if (prefix) return `${prefix}${document.id}`
  const { path, slug } = document
  if (typeof path === 'string' && path.startsWith('/')) return path
  return typeof slug === 'string' && slug !== '' ? `/${slug}` : null
}

/** Anything is resolved against it; no page is there. */
const base = 'http://site.invalid'

/**
 * The page to which an address leads: without a language, query, fragment or a slash at the end.
 *
 * @returns `null` for what is not a page of the site: another site, a file, or a fragment
 */
export function pageOf(address: string): string | null {
  const written = address.trim()
  if (!/^\/(?![/\\])/.test(written) || !URL.canParse(written, base)) return null
  const { pathname } = new URL(written, base)
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  const isFile = /^\/(-|storage|files)(\/|$)|\.[a-z\d]+$/i.test(page)
  return isFile ? null : page
}
