import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { contentFailure, failureHeaders } from '../../../../content/content-failure.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { pageName } from '../../../i18n/page-name.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { waysTo } from '../../../ui/calls.ts'
import { ErrorView } from '../../../ui/states/error-view.tsx'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { unitPictures } from '../sheet/unit-pictures.ts'
import type { Route } from './+types/compare-route'
import compareStyles from './compare.css?url'
import { CompareScreen, picksQuery } from './compare-screen.tsx'
import { compareUnits, readPicks } from './compare-view.ts'

export const handle = pageStyles(compareStyles)

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const [pages, people, tools, sheets] = await Promise.all([
    readPages(locale, site),
    site.content.people(locale),
    site.content.tools(locale),
    readSheets(equipmentSheetPaths, locale, site),
  ])
  if (!tools.ok) return contentFailure(tools, {})
  const pictures = unitPictures(locale, { ...site, sheets })
  const view = compareUnits(tools.value, readPicks(url.searchParams), locale, pictures)
  const subject = view.about && {
    ...view.about,
    path: `/alat/bandingkan?${picksQuery(view)}`,
    desk: waysTo(valueOrNull(people), view.about.contactId),
  }
  return { ok: true as const, view, subject, closing: pages.pageAt('/alat').closing }
}

export function meta({ matches }: Route.MetaArgs) {
  const [title, description] = [pageName('/alat/bandingkan'), m.compare_units_lead()]
  // Every combination is a page, so these pages should not be indexed.
  return [...pageMeta({ matches, title, description }), { name: 'robots', content: 'noindex' }]
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <CompareScreen view={loaderData.view} closing={loaderData.closing} />
}
