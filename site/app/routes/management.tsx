import { ErrorView } from '../components/states/error-view.tsx'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { managementView } from '../lib/management/management-view.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { ManagementScreen } from '../screens/company/management-screen.tsx'
import type { Route } from './+types/management'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const managers = await content.managements(localeOf(url.pathname))
  if (!managers.ok) return contentFailure(managers)
  return { ok: true as const, people: managementView(managers.value, imageSource) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.management_description({ company })
  return pageMeta({ matches, title: m.nav_about_management(), description })
}

export default function Management({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <ManagementScreen people={loaderData.people} />
}
