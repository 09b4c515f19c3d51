import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/gallery-route'
import { GalleryScreen } from './gallery-screen.tsx'
import { galleryView } from './gallery-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { content, imageSource } = context.get(siteContext)
  const entries = await content.galleries(getLocale())
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
