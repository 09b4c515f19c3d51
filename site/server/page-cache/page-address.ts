import { LRUCache } from 'lru-cache'
import { matchRoutes } from 'react-router'
import { hrefIn } from '../../app/i18n/locale-address.ts'
import { localeEntries } from '../../app/i18n/locale-registry.ts'
import { routeTable } from '../../app/route-table.ts'

/** A page under its single name in the cache. */
export type PageAddress = {
  /** The address to render, with only the significant parts. */
  path: string
  /** Whether visitors can make up such addresses, as in searches or typing errors: these must not evict the site's own. */
  isVisitorMade: boolean
}

export type PageAddressVerdict =
  | { ok: true; address: PageAddress }
  | { ok: false; status: 400 | 404 | 414 }

/** Longest path with its query, in characters: a tender pasted into the check with all of its fields. */
const maxLength = 4000
const maxParameters = 32

/** Parameters of separate pages that only the site's own links and search engines follow. */
const countedParameters = new Set(['halaman'])

const routes = localeEntries.flatMap(({ code }) =>
  routeTable.map((entry) => ({
    id: `${entry.path}.${code}`,
    path: hrefIn(code, entry.path),
    query: entry.query ?? [],
    forms: new Map(Object.entries(entry.queryForms ?? {})),
    texts: new Map(Object.entries(entry.queryTexts ?? {})),
    queryList: entry.queryList ?? null,
  })),
)

/** Cached, because React Router sorts the whole table for each match; `null` is an address without a page. */
const pageRoute = new LRUCache<string, { route: (typeof routes)[number] | null }>({ max: 4000 })

/**
 * Returns the page that an address means. Aliases of a page give the same address: parameters that its route does not
 * declare are omitted, and the others are sorted.
 *
 * @param url with a canonical path (see request-path.ts)
 */
export function readPageAddress(url: URL): PageAddressVerdict {
  const { pathname, search, searchParams } = url
  if (pathname.length + search.length > maxLength) {
    return { ok: false, status: 414 }
  }
  if (searchParams.size > maxParameters) {
    return { ok: false, status: 400 }
  }
  // React Router would return the data of a page, which no page asks for.
  if (pathname.endsWith('.data')) return { ok: false, status: 404 }
  const route = findRoute(pathname)
  const canonical = new URLSearchParams()
  for (const declared of route?.query ?? []) {
    for (const name of getNames(declared, searchParams)) {
      const text = searchParams.get(name)
      const value = text && (route?.texts.get(name)?.(text) ?? text)
      if (value && (route?.forms.get(declared)?.test(value) ?? true)) canonical.set(name, value)
    }
  }
  if (route?.queryList) {
    const { name, most } = route.queryList
    const values = new Set(searchParams.getAll(name).filter(Boolean).slice(0, most))
    for (const value of [...values].sort()) canonical.append(name, value)
  }
  const isVisitorMade = !route || [...canonical.keys()].some((name) => !countedParameters.has(name))
  const path = canonical.size > 0 ? `${pathname}?${canonical}` : pathname
  return { ok: true, address: { path, isVisitorMade } }
}

/** Returns the parameters that a declared name means: itself, or for `batas-*` all with that prefix, sorted. */
function getNames(declared: string, searchParams: URLSearchParams): string[] {
  if (!declared.endsWith('*')) return [declared]
  const prefix = declared.slice(0, -1)
  const names = [...new Set(searchParams.keys())]
  return names.filter((name) => name.startsWith(prefix) && /^[a-z0-9-]{1,50}$/.test(name)).sort()
}

function findRoute(page: string) {
  const cached = pageRoute.get(page)
  if (cached) return cached.route
  const route = matchRoutes(routes, page)?.at(-1)?.route ?? null
  pageRoute.set(page, { route })
  return route
}
