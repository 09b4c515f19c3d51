import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { desksView } from '../../ui/desks/desk-view.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/management-route'
import { ManagementScreen } from './management-screen.tsx'
import { managementView } from './management-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [managers, people, pages] = await Promise.all([
    site.content.managements(locale),
    site.content.people(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/tentang-kami/pengurus')
  if (!managers.ok) return contentFailure(managers, { page })
  site.describe([
    breadcrumbList(['/tentang-kami'], page.title, {
      origin: site.origin,
      locale,
    }),
  ])
  const desks = desksView(valueOrNull(people) ?? [], site.imageSource)
  const view = managementView(managers.value, desks, site.imageSource)
  return { ok: true as const, page, people: view, desks }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Management({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <ManagementScreen {...loaderData} />
}
