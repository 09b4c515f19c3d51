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
  const { content, imageSource: picture } = site
  const [managers, people, products, tools, pages] = await Promise.all([
    content.managements(locale),
    content.people(locale),
    content.products(locale),
    content.tools(locale),
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
  const sources = {
    desks: desksView(valueOrNull(people) ?? [], picture),
    products: valueOrNull(products) ?? [],
    tools: valueOrNull(tools) ?? [],
  }
  const view = managementView(managers.value, sources, { locale, picture })
  return { ok: true as const, page, ...view }
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
