import { ErrorView } from '../components/states/error-view.tsx'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { locationsView } from '../lib/locations/locations-view.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { LocationsScreen } from '../screens/locations/locations-screen.tsx'
import type { Route } from './+types/locations'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const locations = await content.miningLocations(localeOf(url.pathname))
  if (!locations.ok) return contentFailure(locations)
  return { ok: true as const, locations: locationsView(locations.value, imageSource) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.location_description({ company })
  return pageMeta({ matches, title: m.nav_locations(), description })
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <LocationsScreen locations={loaderData.locations} />
}
