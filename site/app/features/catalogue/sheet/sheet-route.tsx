import { data } from 'react-router'
import { getPath } from '../../../i18n/locale-address.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts'
import { product } from '../../../structured-data/product.ts'
import drawingStyles from '../../../ui/drawings/drawings.css?url'
import { gradeFigures } from '../offer/grade-view.ts'
import type { Route } from './+types/sheet-route'
import sheetStyles from './sheet-page.css?url'
import { sheetPage } from './sheet-page.server.ts'
import { SheetScreen } from './sheet-screen.tsx'

export const handle = pageStyles(sheetStyles, drawingStyles)

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { origin } = site
  const locale = getLocale()
  const page = await sheetPage(getPath(pathname), locale, site)
  if (!page) throw data(null, { status: 404 })
  const { sheet, path, offerPath, language, localName } = page
  const figures = sheet.lines.map(({ parameter, measure, value, unit }) => ({
    name: [parameter, measure].filter(Boolean).join(', '),
    ...{ value, unit },
  }))
  const { name, description, picture } = sheet
  const item = {
    name,
    description,
    picture,
    figures,
    path,
    offerPath,
    units: [],
    grades: gradeFigures(page.matrix),
  }
  site.describe([
    breadcrumbList([listOf(page)], localName, { origin, locale }),
    product(item, { origin, locale: language }),
  ])
  return page
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { searchTitle: title, summary: description, seo } = loaderData
  return pageMeta({ matches, title, description, seo })
}

export default function SheetRoute({ loaderData, matches }: Route.ComponentProps) {
  const { isEquipment, searchTitle: _title, subject: _subject, ...sheetPage } = loaderData
  const { chrome, origin } = matches[0].loaderData
  const list = listOf(loaderData)
  return <SheetScreen {...sheetPage} list={list} chrome={chrome} origin={origin} />
}

function listOf({ isEquipment }: { isEquipment: boolean }) {
  return isEquipment ? '/alat' : '/produk'
}
