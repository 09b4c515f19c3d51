import { data } from 'react-router'
import { localeOf, pathOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetPage } from '../lib/sheets/sheet-page.ts'
import { equipmentSheetPaths } from '../lib/sheets/sheet-paths.ts'
import { equipmentSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { SheetScreen } from '../screens/sheet/sheet-screen.tsx'
import type { Route } from './+types/equipment-sheet'

export function loader({ context, url }: Route.LoaderArgs) {
  const path = equipmentSheetPaths.find((known) => known === pathOf(url.pathname))
  if (!path) throw data(null, { status: 404 })
  // Published in Indonesian only (specification, section 1).
  const { ownPicture } = context.get(siteContext)
  return sheetPage(equipmentSheets, path, 'id', localeOf(url.pathname), ownPicture)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { sheet, language: locale, summary: description } = loaderData
  const title = m.sheet_equipment_title({ name: sheet.name }, { locale })
  return pageMeta({ matches, title, description })
}

export default function EquipmentSheet({ loaderData, matches }: Route.ComponentProps) {
  const list = { to: '/alat', text: m.tool_list_title() }
  const { chrome, origin } = matches[0].loaderData
  return <SheetScreen {...loaderData} list={list} chrome={chrome} origin={origin} />
}
