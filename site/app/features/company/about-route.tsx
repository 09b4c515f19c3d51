import { aboutPaths } from '@niaga/contract/pages'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { documentViews, registrationViews } from '../../ui/documents/document-view.ts'
import { officeViews } from '../../ui/offices/office-views.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/about-route'
import { AboutScreen } from './about-screen.tsx'
import { aboutView, ownDocuments } from './company-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [contact, documents, pages] = await Promise.all([
    site.content.contact(locale),
    site.content.documents(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/tentang-kami')
  if (!contact.ok) return contentFailure(contact, { page })
  site.describe([breadcrumbList([], page.title, { origin: site.origin, locale })])
  const onward = aboutPaths
    .filter((path) => path !== '/tentang-kami')
    .map((path) => ({ path, intro: pages.pageAt(path).intro }))
  const { company } = contact.value
  return {
    ok: true as const,
    page,
    onward,
    view: aboutView(contact.value, locale),
    offices: officeViews(company, locale),
    documents: documentViews(ownDocuments(valueOrNull(documents) ?? []), locale),
    registrations: registrationViews(company, locale),
    surveyors: company?.accepted_surveyors ?? [],
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function About({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <AboutScreen {...loaderData} />
}
