import { data } from 'react-router'
import { ErrorView } from '../components/states/error-view.tsx'
import { itemView } from '../lib/catalogue/catalogue-view.ts'
import { findItem, isItemAddress } from '../lib/catalogue/find-item.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { missing } from '../lib/content/missing.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetNamed } from '../lib/sheets/sheet-named.ts'
import { equipmentSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { ItemScreen } from '../screens/catalogue/item-screen.tsx'
import { otherEntries } from '../screens/catalogue/other-entries.ts'
import type { Route } from './+types/tool'

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isItemAddress(params.id)) throw data(null, { status: 404 })
  const locale = localeOf(url.pathname)
  const { content, imageSource } = context.get(siteContext)
  const tools = await content.tools(locale)
  if (!tools.ok) return contentFailure(tools)
  const tool = await findItem(tools.value, params.id, (id) => content.tool(locale, id))
  if (!tool.ok) return contentFailure(tool)
  if (tool.value === null) throw missing('tool')
  const view = itemView(tool.value, locale, (path) => imageSource('tool', path))
  return { ok: true as const, view, sheet: sheetNamed(equipmentSheets, view.name, locale) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { name, summary } = loaderData.view
  const description = summary || m.item_description({ name })
  return pageMeta({ matches, title: name, description })
}

export default function Tool({ loaderData, matches, params }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  const list = { to: '/alat', text: m.tool_list_title() }
  const { chrome, origin } = matches[0].loaderData
  const { contact, tools } = chrome
  const others = { title: m.tool_others(), pages: otherEntries('/alat', tools, params.id) }
  return (
    <ItemScreen
      item={loaderData.view}
      list={list}
      phone={contact?.phone ?? ''}
      origin={origin}
      sheet={loaderData.sheet}
      others={others}
      material="equipment"
    />
  )
}
