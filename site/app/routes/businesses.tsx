import { ErrorView } from '../components/states/error-view.tsx'
import { businessView } from '../lib/business/business-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { BusinessScreen } from '../screens/business/business-screen.tsx'
import type { Route } from './+types/businesses'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const businesses = await content.businesses(localeOf(url.pathname))
  if (!businesses.ok) return contentFailure(businesses)
  return { ok: true as const, businesses: businessView(businesses.value, imageSource) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.business_description({ company })
  return pageMeta({ matches, title: m.nav_business(), description })
}

export default function Businesses({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <BusinessScreen businesses={loaderData.businesses} />
}
