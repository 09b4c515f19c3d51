import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/management-route'
import { ManagementScreen } from './management-screen.tsx'
import { managementView } from './management-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const managers = await content.managements(getLocale())
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
