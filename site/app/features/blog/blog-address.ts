import { getPath } from '../../i18n/locale-address.ts'

/** Longest search, in characters. */
const queryLimit = 100

/** Returns the address of a page of the list in the default language; the first page has no number. */
export function blogAddress(query: string, page: number): string {
  const search = new URLSearchParams()
  if (query !== '') search.set('q', query)
  if (page > 1) search.set('halaman', String(page))
  return search.size > 0 ? `/blog?${search}` : '/blog'
}

/** Reads the search and the page number from an address; `page` is `null` if invalid. */
export function readBlogAddress(search: URLSearchParams): { query: string; page: number | null } {
  const query = (search.get('q') ?? '').replace(/[\s\p{C}]+/gu, ' ').trim()
  const page = search.get('halaman') ?? '1'
  return {
    query: Array.from(query).slice(0, queryLimit).join(''),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : null,
  }
}

/** Returns the part of a query that belongs to the canonical address: the page number, but no search. */
export function blogPageSearch(pathname: string, search: string): string {
  if (getPath(pathname) !== '/blog') return ''
  const { page } = readBlogAddress(new URLSearchParams(search))
  return blogAddress('', page ?? 1).slice('/blog'.length)
}
