import { data } from 'react-router'
import { pathOf } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import sheetStyles from '../../styles/sheet-page.css?url'
import type { Route } from './+types/sheet-route'
import { sheetPage } from './sheet-page.server.ts'
import { SheetScreen } from './sheet-screen.tsx'

export const handle = pageStyles(sheetStyles)

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const page = await sheetPage(pathOf(pathname), getLocale(), context.get(siteContext))
  if (!page) throw data(null, { status: 404 })
  return page
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { searchTitle: title, summary: description, seo } = loaderData
  return pageMeta({ matches, title, description, seo })
}

export default function SheetRoute({ loaderData, matches }: Route.ComponentProps) {
  const { isEquipment, searchTitle: _title, ...sheetPage } = loaderData
  const list = isEquipment
    ? { to: '/alat', text: m.nav_tools() }
    : { to: '/produk', text: m.nav_products() }
  const { chrome, origin } = matches[0].loaderData
  return <SheetScreen {...sheetPage} list={list} chrome={chrome} origin={origin} />
}
