import { sheetPaths } from '@niaga/contract/sheet-paths'
import { jakartaDay } from '@niaga/contract/visits'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import { msUntilOver } from '../catalogue/offer/days.ts'
import { openWindows } from '../catalogue/offer/terms-view.ts'
import { readSheets } from '../catalogue/sheet/read-sheets.server.ts'
import type { Route } from './+types/business-route'
import businessStyles from './business.css?url'
import { BusinessScreen } from './business-screen.tsx'
import { businessView } from './business-view.ts'

export const handle = pageStyles(businessStyles)

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content } = site
  const [businesses, pages, products, tools, people, managers, locations, sheets] =
    await Promise.all([
      content.businesses(locale),
      readPages(locale, site),
      content.products(locale),
      content.tools(locale),
      content.people(locale),
      content.managements(locale),
      content.miningLocations(locale),
      readSheets(sheetPaths, locale, site),
    ])
  const page = pages.pageAt('/bisnis')
  if (!businesses.ok) return contentFailure(businesses, { page })
  site.describe([breadcrumbList([], page.title, { origin: site.origin, locale })])
  const sources = {
    businesses: businesses.value,
    products: valueOrNull(products) ?? [],
    tools: valueOrNull(tools) ?? [],
    people: valueOrNull(people) ?? [],
    managers: valueOrNull(managers) ?? [],
    locations: valueOrNull(locations) ?? [],
    sheets,
  }
  const now = Date.now()
  const today = jakartaDay(now)
  const view = businessView(sources, { locale, today, picture: site.imageSource })
  // Otherwise the cached page would show a loading window after its last day.
  for (const { terms } of sources.products) {
    const [next] = terms ? openWindows(terms, today) : []
    if (next) site.limitPage(msUntilOver(next.to, now))
  }
  // Without units there is nothing to choose from.
  const { closing } = view.units.length > 0 ? page : pages.pageAt('/tentang-kami')
  return { ok: true as const, page, closing, businesses: view }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Businesses({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <BusinessScreen {...loaderData} />
}
