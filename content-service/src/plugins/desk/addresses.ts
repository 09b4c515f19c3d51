import { getItemAddress, itemCollections } from '../../collections/content/item-pages.ts'
import { isObject } from '../../collections/content/visit-fields.ts'

/** Whether a collection with these fields has pages or files on the site. */
export function hasAddresses(collection: string, names: readonly string[]): boolean {
  const withAddress: string[] = [...Object.values(itemCollections), files]
  return withAddress.includes(collection) || addressNames.some(isIn(names))
}

/** The collection of files for download. */
const files = 'documents'

/** The fields that contain the address of the document's own page. */
const addressNames = ['path', 'slug']

function isIn(names: readonly string[]) {
  return (name: string) => names.includes(name)
}

/** Returns the address of a document's page or file on the site, in the default language; `null` without a page or file. */
export function getAddress(collection: string, document: unknown): string | null {
  if (!isObject(document)) return null
  const { id, path, slug, filename, from } = document
  const address = getItemAddress(collection, document)
  if (address !== null) return address
  if (collection === files) return typeof filename === 'string' ? `/files/${id}/${filename}` : null
  if (collection === 'redirects') return typeof from === 'string' ? from : null
  // `{id}` means one page per document; each belongs to its document.
  if (typeof path === 'string' && path.startsWith('/')) return path.includes('{') ? null : path
  return typeof slug === 'string' && slug !== '' ? `/${slug}` : null
}

/** Addresses are resolved against this base, which has no pages. */
const base = 'http://site.invalid'

/**
 * Returns the page or file that an address leads to: without language, query, fragment or trailing slash.
 *
 * @returns `null` for anything else: another site, the site's own resources, or a fragment
 */
export function getPage(address: string): string | null {
  const text = address.trim()
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return null
  const { pathname } = new URL(text, base)
  const page = pathname.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  if (page.startsWith('/files/')) return page
  const isInternal = /^\/(-|storage)(\/|$)|\.[a-z\d]+$/i.test(page)
  return isInternal ? null : page
}
