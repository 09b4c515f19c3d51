import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/vision-route'
import { visionView } from './company-view.ts'
import { VisionScreen } from './vision-screen.tsx'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [contact, pages] = await Promise.all([
    site.content.contact(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/tentang-kami/visi-misi')
  if (!contact.ok) return contentFailure(contact, { page })
  site.describe([
    breadcrumbList(['/tentang-kami'], page.title, {
      origin: site.origin,
      locale,
    }),
  ])
  return { ok: true as const, page, view: visionView(contact.value, locale) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Vision({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <VisionScreen {...loaderData} />
}
