import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { documentViews } from '../../ui/documents/document-view.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/documents-route'
import { documentGroups } from './document-groups.ts'
import { DocumentsScreen } from './documents-screen.tsx'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [documents, pages] = await Promise.all([
    site.content.documents(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/dokumen')
  if (!documents.ok) return contentFailure(documents, { page })
  return { ok: true as const, page, groups: documentGroups(documentViews(documents.value, locale)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Documents({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <DocumentsScreen {...loaderData} />
}
