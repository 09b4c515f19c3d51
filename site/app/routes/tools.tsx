import { data } from 'react-router'
import { catalogueCards } from '../lib/catalogue/catalogue-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetCards } from '../lib/sheets/sheet-view.ts'
import { equipmentSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { CatalogueScreen } from '../screens/catalogue/catalogue-screen.tsx'
import type { Route } from './+types/tools'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { content, imageSource, ownPicture } = context.get(siteContext)
  const sheets = sheetCards(equipmentSheets, locale, ownPicture, 'id')
  const tools = await content.tools(locale)
  if (!tools.ok) return data({ list: tools, sheets }, contentFailure(tools).init ?? {})
  const picture = (path: string | null) => imageSource('tool', path)
  const cards = catalogueCards(tools.value, locale, picture)
  return data({ list: { ok: true as const, cards }, sheets })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: m.tool_list_title(), description: m.tool_list_description() })
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  const texts = {
    title: m.tool_list_title(),
    lead: m.tool_list_lead(),
    items: m.tool_list_items(),
    empty: m.tool_list_empty(),
    sheets: m.tool_list_sheets(),
    sheetsLead: m.tool_list_sheets_lead(),
  }
  return <CatalogueScreen path="/alat" texts={texts} {...loaderData} />
}
