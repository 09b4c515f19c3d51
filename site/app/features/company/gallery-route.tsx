import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/gallery-route'
import { GalleryScreen } from './gallery-screen.tsx'
import { galleryView } from './gallery-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [entries, pages] = await Promise.all([
    site.content.galleries(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/tentang-kami/galeri')
  if (!entries.ok) return contentFailure(entries, { page })
  site.describe([
    breadcrumbList(['/tentang-kami'], page.title, {
      origin: site.origin,
      locale,
    }),
  ])
  return { ok: true as const, page, entries: galleryView(entries.value, site.imageSource) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} isRed />
  return <GalleryScreen {...loaderData} />
}
