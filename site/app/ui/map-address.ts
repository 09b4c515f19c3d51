import { getPath } from '../i18n/locale-address.ts'

const maps = 'https://www.google.com/maps'

/** Returns the map of a postal address: one to embed and one to open. */
export function mapAddresses(address: string): { embed: string; page: string } {
  const query = encodeURIComponent(address.replace(/\s+/g, ' ').trim())
  return { embed: `${maps}?q=${query}&output=embed`, page: `${maps}?q=${query}` }
}

/** Origins loaded by the map's frame, for the policy of its page. */
export const mapOrigins = ['https://www.google.com', 'https://maps.google.com'] as const

/**
 * Whether the page at an address embeds the map. Client navigations keep the policy of the loaded document, so links to
 * such a page have to load a new one.
 */
export function hasMap(address: string): boolean {
  const { pathname } = new URL(address, 'http://site.invalid')
  return getPath(pathname) === '/kontak'
}
