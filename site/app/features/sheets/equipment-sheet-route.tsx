import { data } from 'react-router'
import { localeOf, pathOf } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { siteContext } from '../../site-context.ts'
import type { Route } from './+types/equipment-sheet-route'
import { sheetPage } from './sheet-page.ts'
import { equipmentSheetPaths } from './sheet-paths.ts'
import { SheetScreen } from './sheet-screen.tsx'
import { equipmentSheets } from './sheets.ts'

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
