import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/locations-route'
import { LocationsScreen } from './locations-screen.tsx'
import { locationsView } from './locations-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [locations, products, pages] = await Promise.all([
    site.content.miningLocations(locale),
    site.content.products(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/lokasi-tambang')
  if (!locations.ok) return contentFailure(locations, { page })
  const known = valueOrNull(products) ?? []
  return {
    ok: true as const,
    page,
    locations: locationsView(locations.value, site.imageSource, known, locale),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <LocationsScreen {...loaderData} />
}
