/** Addresses of the search and its suggestions in the default language. */
export const searchPath = '/cari'
export const suggestionsPath = '/cari/saran.json'

/** The longest search, in characters: more than anyone types, and short enough to be fast. */
export const longestQuery = 100

/**
 * Returns the visitor's search with single spaces and without invisible characters. A search that is too long keeps one
 * character above the limit, to mark it as cut.
 */
export function typedQuery(value: string): string {
  const query = value.replace(/[\s\p{C}]+/gu, ' ').trim()
  const characters = Array.from(query)
  return characters.slice(0, longestQuery + 1).join('')
}

/** Reads the search from an address, `''` without a search. */
export function readSearch(search: URLSearchParams): { query: string; isCut: boolean } {
  const characters = Array.from(typedQuery(search.get('q') ?? ''))
  const query = characters.slice(0, longestQuery).join('').trim()
  return { query, isCut: characters.length > longestQuery }
}

/** Returns the address of a search in the default language. */
export function searchAddress(query: string): string {
  return query === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q: query })}`
}
