import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { places as describedPlaces } from '../../structured-data/places.ts'
import { mapView } from '../../ui/map/map-view.ts'
import mapStyles from '../../ui/map/place-map.css?url'
import { officeViews } from '../../ui/offices/office-views.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/locations-route'
import { LocationsScreen } from './locations-screen.tsx'
import { locationsView, mapPlaces } from './locations-view.ts'
import { portsView } from './ports-view.ts'

export const handle = pageStyles(mapStyles)

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [locations, products, contact, pages] = await Promise.all([
    site.content.miningLocations(locale),
    site.content.products(locale),
    site.content.contact(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/lokasi-tambang')
  if (!locations.ok) return contentFailure(locations, { page })
  const items = valueOrNull(products) ?? []
  const places = {
    locations: locationsView(locations.value, site.imageSource, items, locale),
    ports: portsView(items, locale),
    offices: officeViews(valueOrNull(contact)?.company, locale),
  }
  const base = { origin: site.origin, locale }
  const mines = places.locations.map(({ place, description, ...location }) => ({
    ...location,
    id: `lokasi-${location.id}`,
    name: place,
    description: description.join('\n'),
  }))
  const ports = places.ports.map((port) => ({ ...port, description: '', picture: null }))
  site.describe([
    breadcrumbList([], page.title, base),
    ...describedPlaces(mines, '/lokasi-tambang', base),
    ...describedPlaces(ports, '/lokasi-tambang', base),
  ])
  return { ok: true as const, page, map: mapView(mapPlaces(places)), ...places }
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
