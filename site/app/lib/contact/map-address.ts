const maps = 'https://www.google.com/maps'

/** Where a postal address lies, as a map to embed and as a page to open. */
export function mapAddresses(address: string): { embed: string; page: string } {
  const query = encodeURIComponent(address.replace(/\s+/g, ' ').trim())
  return { embed: `${maps}?q=${query}&output=embed`, page: `${maps}?q=${query}` }
}
