import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { documentViews, registrationViews } from '../../ui/documents/document-view.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/documents-route'
import { filterDocuments, filterOptions, getOwners, readDocumentQuery } from './document-filter.ts'
import { documentGroups } from './document-groups.ts'
import documentStyles from './documents.css?url'
import { DocumentsScreen } from './documents-screen.tsx'

export const handle = pageStyles(documentStyles)

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [documents, products, tools, pages, contact] = await Promise.all([
    site.content.documents(locale),
    site.content.products(locale),
    site.content.tools(locale),
    readPages(locale, site),
    site.content.contact(locale),
  ])
  const page = pages.pageAt('/dokumen')
  const company = valueOrNull(contact)?.company
  if (!documents.ok) return contentFailure(documents, { page })
  site.describe([breadcrumbList([], page.title, { origin: site.origin, locale })])
  const owners = { products: valueOrNull(products) ?? [], tools: valueOrNull(tools) ?? [] }
  const options = filterOptions(documents.value, owners, locale)
  const query = readDocumentQuery(url.searchParams, options)
  const selection = filterDocuments(documents.value, query)
  const views = documentViews(selection, locale).map((view, index) => {
    const owners = selection[index] ? getOwners(selection[index]) : []
    return { ...view, items: options.items.filter(({ value }) => owners.includes(value)) }
  })
  return {
    ok: true as const,
    page,
    groups: documentGroups(views),
    filter: { query, ...options },
    registrations: registrationViews(company, locale),
    surveyors: company?.accepted_surveyors ?? [],
  }
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
