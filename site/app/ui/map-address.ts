import { pathOf } from '../i18n/locale-address.ts'

const maps = 'https://www.google.com/maps'

/** Where a postal address lies, as a map to embed and as a page to open. */
export function mapAddresses(address: string): { embed: string; page: string } {
  const query = encodeURIComponent(address.replace(/\s+/g, ' ').trim())
  return { embed: `${maps}?q=${query}&output=embed`, page: `${maps}?q=${query}` }
}

/** What the map's frame loads and moves to; the policy of its page names them. */
export const mapOrigins = ['https://www.google.com', 'https://maps.google.com'] as const

/**
 * Whether the page at an address frames the map. A browser keeps the policy of the document it loaded while
 * script moves it from page to page, so that links to such a page must load a document.
 */
export function hasMap(address: string): boolean {
  const { pathname } = new URL(address, 'http://site.invalid')
  return pathOf(pathname) === '/kontak'
}
