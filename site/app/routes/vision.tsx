import { ErrorView } from '../components/states/error-view.tsx'
import { visionView } from '../lib/company/company-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { VisionScreen } from '../screens/company/vision-screen.tsx'
import type { Route } from './+types/vision'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const contact = await context.get(siteContext).content.contact(locale)
  if (!contact.ok) return contentFailure(contact)
  return { ok: true as const, view: visionView(contact.value, locale) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.vision_description({ company })
  return pageMeta({ matches, title: m.nav_about_vision(), description })
}

export default function Vision({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <VisionScreen view={loaderData.view} />
}
