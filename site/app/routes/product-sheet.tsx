import { data } from 'react-router'
import { localeOf, pathOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetPage } from '../lib/sheets/sheet-page.ts'
import { productSheetPaths } from '../lib/sheets/sheet-paths.ts'
import { productSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { SheetScreen } from '../screens/sheet/sheet-screen.tsx'
import type { Route } from './+types/product-sheet'

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
