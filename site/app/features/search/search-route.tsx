import { data } from 'react-router'
import { failureHeaders } from '../../../content/content-failure.ts'
import { pageName } from '../../i18n/page-name.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/search-route'
import { runSearch } from './run-search.server.ts'
import searchStyles from './search.css?url'
import { readSearch } from './search-address.ts'
import { SearchScreen } from './search-screen.tsx'

export const handle = pageStyles(searchStyles)

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { query, isCut } = readSearch(url.searchParams)
  const [result, pages] = await Promise.all([
    runSearch(site, locale, query),
    readPages(locale, site),
  ])
  if (!result) {
    return data(
      { ok: false as const, query },
      { status: 503, headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' } },
    )
  }
  const { closing } = pages.pageAt('/produk')
  site.describe([breadcrumbList([], pageName('/cari'), { origin: site.origin, locale })])
  return { ok: true as const, query, isCut, ...result, closing }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const query = loaderData?.query ?? ''
  const title = query === '' ? pageName('/cari') : m.search_title_for({ query })
  const description = query === '' ? m.search_lead() : m.search_description_for({ query })
  const entries = pageMeta({ matches, title, ...(loaderData?.ok && { description }) })
  // Anyone can make up search addresses, so only the page itself should be indexed.
  return query === '' ? entries : [...entries, { name: 'robots', content: 'noindex' }]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={m.search_failed()} />
  return <SearchScreen {...loaderData} />
}
