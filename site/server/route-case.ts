import { hrefIn } from '../app/i18n/locale-address.ts'
import { localeEntries } from '../app/i18n/locale-registry.ts'
import { routeTable } from '../app/route-table.ts'

/** Every page in every language, part by part, and whatever else stands below a language. */
const routes = localeEntries.flatMap(({ code, isDefault }) => [
  ...routeTable.map(({ path }) => partsOf(hrefIn(code, path))),
  ...(isDefault ? [] : [[code, '*']]),
])

/**
 * The path of a page in the case of its route, so that a page has one address: React Router takes `/BLOG` for `/blog`, and caches,
 * search engines and the language would take it for another. Ids and what belongs to no page stay as they are.
 */
export function inRouteCase(pathname: string): string {
  if (pathname === pathname.toLowerCase()) return pathname
  const [, path = pathname, data = ''] = /^(.*?)((?:\/_)?\.data)?$/i.exec(pathname) ?? []
  const parts = partsOf(path)
  const route = routes.find((route) => matches(route, parts))
  if (!route) return pathname
  const known = parts.map((part, index) => (isNamed(route[index]) ? part.toLowerCase() : part))
  return `/${known.join('/')}${data.toLowerCase()}`
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function matches(route: readonly string[], parts: readonly string[]): boolean {
  const isOpen = route.at(-1) === '*'
  if (isOpen ? parts.length < route.length - 1 : parts.length !== route.length) return false
  return route.every((name, index) => !isNamed(name) || name === parts[index]?.toLowerCase())
}

/** Whether a part of a route is a word of the address, and no place for anything else. */
function isNamed(name: string | undefined): name is string {
  return name !== undefined && name !== '*' && !name.startsWith(':')
}
