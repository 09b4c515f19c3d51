import { ErrorView } from '../components/states/error-view.tsx'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { galleryView } from '../lib/gallery/gallery-view.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { GalleryScreen } from '../screens/gallery/gallery-screen.tsx'
import type { Route } from './+types/gallery'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const entries = await content.galleries(localeOf(url.pathname))
  if (!entries.ok) return contentFailure(entries)
  return { ok: true as const, entries: galleryView(entries.value, imageSource) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.gallery_description({ company })
  return pageMeta({ matches, title: m.nav_about_gallery(), description })
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} isRed />
  return <GalleryScreen entries={loaderData.entries} />
}
