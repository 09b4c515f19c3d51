import { hrefIn } from '../app/i18n/locale-address.ts'
import { localeEntries } from '../app/i18n/locale-registry.ts'
import { routeTable } from '../app/route-table.ts'

/** All pages in all languages, by segments, with a wildcard below each language. */
const routes = localeEntries.flatMap(({ code, isDefault }) => [
  ...routeTable.map(({ path }) => getParts(hrefIn(code, path))),
  ...(isDefault ? [] : [[code, '*']]),
])

/**
 * Returns the path of a page in the case of its route, so each page has one address: React Router matches `/BLOG` as
 * `/blog`, but caches, search engines and the language see another address. Ids and addresses without a page are
 * unchanged.
 */
export function inRouteCase(pathname: string): string {
  if (pathname === pathname.toLowerCase()) return pathname
  const parts = getParts(pathname)
  const route = routes.find((route) => matches(route, parts))
  if (!route) return pathname
  const segments = parts.map((part, index) => (isNamed(route[index]) ? part.toLowerCase() : part))
  return `/${segments.join('/')}`
}

function getParts(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function matches(route: readonly string[], parts: readonly string[]): boolean {
  const isOpen = route.at(-1) === '*'
  if (isOpen ? parts.length < route.length - 1 : parts.length !== route.length) return false
  return route.every((name, index) => !isNamed(name) || name === parts[index]?.toLowerCase())
}

/** Whether a segment of a route is literal, not a parameter. */
function isNamed(name: string | undefined): name is string {
  return name !== undefined && name !== '*' && !name.startsWith(':')
}
