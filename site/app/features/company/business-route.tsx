import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/business-route'
import { BusinessScreen } from './business-screen.tsx'
import { businessView } from './business-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [businesses, pages] = await Promise.all([
    site.content.businesses(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/bisnis')
  if (!businesses.ok) return contentFailure(businesses, { page })
  site.describe([breadcrumbList([], page.title, { origin: site.origin, locale })])
  const view = businessView(businesses.value, site.imageSource)
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
