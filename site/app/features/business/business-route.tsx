import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/business-route'
import { BusinessScreen } from './business-screen.tsx'
import { businessView } from './business-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const businesses = await content.businesses(getLocale())
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
