import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/locations-route'
import { LocationsScreen } from './locations-screen.tsx'
import { locationsView } from './locations-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const locale = getLocale()
  const [locations, products] = await Promise.all([
    content.miningLocations(locale),
    content.products(locale),
  ])
  if (!locations.ok) return contentFailure(locations)
  const known = valueOrNull(products) ?? []
  return {
    ok: true as const,
    locations: locationsView(locations.value, imageSource, known, locale),
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.location_description({ company })
  return pageMeta({ matches, title: m.nav_locations(), description })
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <LocationsScreen locations={loaderData.locations} />
}
