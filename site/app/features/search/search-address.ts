/** The search and its suggestions, by their addresses in the default language. */
export const searchPath = '/cari'
export const suggestionsPath = '/cari/saran.json'

/** The longest search, in characters: more than anyone types, and little enough that none takes long. */
export const longestQuery = 100

/**
 * What a visitor typed, with single spaces and without invisible characters. One that is too long keeps one character
 * more than may be searched for, by which it is known to be cut.
 */
export function typedQuery(value: string): string {
  const query = value.replace(/[\s\p{C}]+/gu, ' ').trim()
  const characters = Array.from(query)
  return characters.slice(0, longestQuery + 1).join('')
}

/** The search in an address, `''` for none. */
export function readSearch(search: URLSearchParams): { query: string; isCut: boolean } {
  const characters = Array.from(typedQuery(search.get('q') ?? ''))
  const query = characters.slice(0, longestQuery).join('').trim()
  return { query, isCut: characters.length > longestQuery }
}

/** The address of a search in the default language. */
export function searchAddress(query: string): string {
  return query === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q: query })}`
}
