import { useLocation } from 'react-router'
import { contentFailure, failureHeaders } from '../../../../content/content-failure.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { getPath } from '../../../i18n/locale-address.ts'
import { pageName } from '../../../i18n/page-name.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { waysTo } from '../../../ui/calls.ts'
import { comparePaths } from '../../../ui/compare-paths.ts'
import { ErrorView } from '../../../ui/states/error-view.tsx'
import type { Route } from './+types/compare-route'
import compareStyles from './compare.css?url'
import { CompareScreen, picksQuery } from './compare-screen.tsx'
import { type CompareView, compareGrades, compareUnits, readPicks } from './compare-view.ts'

export const handle = pageStyles(compareStyles)

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const picks = readPicks(url.searchParams)
  const [pages, people] = await Promise.all([readPages(locale, site), site.content.people(locale)])
  const shown = (view: CompareView, path: string) => ({
    view,
    subject: view.about && {
      ...view.about,
      path: `${path}?${picksQuery(view)}`,
      desk: waysTo(valueOrNull(people), view.about.contactId),
    },
  })
  if (isOfUnits(url.pathname)) {
    const tools = await site.content.tools(locale)
    if (!tools.ok) return contentFailure(tools, {})
    const { closing } = pages.pageAt('/alat')
    return {
      ok: true as const,
      ...shown(compareUnits(tools.value, picks, locale), comparePaths.tool),
      closing,
    }
  }
  const products = await site.content.products(locale)
  if (!products.ok) return contentFailure(products, {})
  const { closing } = pages.pageAt('/produk')
  return {
    ok: true as const,
    ...shown(compareGrades(products.value, picks, locale), comparePaths.product),
    closing,
  }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const isUnits = isOfUnits(location.pathname)
  const title = pageName(isUnits ? comparePaths.tool : comparePaths.product)
  const description = isUnits ? m.compare_units_lead() : m.compare_grades_lead()
  // Every combination is a page, so these pages should not be indexed.
  return [...pageMeta({ matches, title, description }), { name: 'robots', content: 'noindex' }]
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const isUnits = isOfUnits(useLocation().pathname)
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <CompareScreen key={String(isUnits)} isUnits={isUnits} {...loaderData} />
}

function isOfUnits(pathname: string): boolean {
  return getPath(pathname) === comparePaths.tool
}
