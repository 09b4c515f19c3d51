import { isObject } from '../../collections/content/visit-fields.ts'

/** The collections whose documents have a page of their own, by its address without the id. */
const numbered = new Map([
  ['products', '/produk/'],
  ['tools', '/alat/'],
  ['blog-posts', '/blog/'],
])

/** Whether a collection with these fields has pages or files on the site. */
export function hasAddresses(collection: string, names: readonly string[]): boolean {
  return numbered.has(collection) || collection === files || namesOfAddress.some(isIn(names))
}

/** The collection of files for download. */
const files = 'documents'

/** The fields that hold the address of the document's own page. */
const namesOfAddress = ['path', 'slug']

function isIn(names: readonly string[]) {
  return (name: string) => names.includes(name)
}

/** The address of a document's page or file on the site, in the default language; `null` if it has none. */
export function addressOf(collection: string, document: unknown): string | null {
  if (!isObject(document)) return null
  const { id, path, slug, filename, from } = document
  const prefix = numbered.get(collection)
  if (prefix) return `${prefix}${id}`
  if (collection === files) return typeof filename === 'string' ? `/files/${id}/${filename}` : null
  if (collection === 'redirects') return typeof from === 'string' ? from : null
  // `{id}` stands for a page of each document, which is that document's own.
  if (typeof path === 'string' && path.startsWith('/')) return path.includes('{') ? null : path
  return typeof slug === 'string' && slug !== '' ? `/${slug}` : null
}

/** Anything is resolved against it; no page is there. */
const base = 'http://site.invalid'

/**
 * The page or file to which an address leads: without a language, query, fragment or a slash at the end.
 *
 * @returns `null` for what is neither on the site: another site, what the site itself needs, or a fragment
 */
export function pageOf(address: string): string | null {
  const written = address.trim()
  if (!/^\/(?![/\\])/.test(written) || !URL.canParse(written, base)) return null
  const { pathname } = new URL(written, base)
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  if (page.startsWith('/files/')) return page
  const isInternal = /^\/(-|storage)(\/|$)|\.[a-z\d]+$/i.test(page)
  return isInternal ? null : page
}
