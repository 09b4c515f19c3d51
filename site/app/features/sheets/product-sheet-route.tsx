import { data } from 'react-router'
import { localeOf, pathOf } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/product-sheet-route'
import { sheetPage } from './sheet-page.ts'
import { productSheetPaths } from './sheet-paths.ts'
import { SheetScreen } from './sheet-screen.tsx'
import { productSheets } from './sheets.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const path = productSheetPaths.find((known) => known === pathOf(url.pathname))
  if (!path) throw data(null, { status: 404 })
  const locale = localeOf(url.pathname)
  return sheetPage(productSheets, path, locale, locale, context.get(siteContext).ownPicture)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { sheet, summary: description } = loaderData
  return pageMeta({ matches, title: m.sheet_title({ name: sheet.name }), description })
}

export default function ProductSheet({ loaderData, matches }: Route.ComponentProps) {
  const list = { to: '/produk', text: m.product_list_title() }
  const { chrome, origin } = matches[0].loaderData
  return <SheetScreen {...loaderData} list={list} chrome={chrome} origin={origin} />
}
