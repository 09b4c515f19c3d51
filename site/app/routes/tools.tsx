import { data } from 'react-router'
import { catalogueCards } from '../lib/catalogue/catalogue-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { CatalogueScreen } from '../screens/catalogue/catalogue-screen.tsx'
import type { Route } from './+types/tools'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { content, imageSource } = context.get(siteContext)
  const tools = await content.tools(locale)
  if (!tools.ok) return data({ list: tools }, contentFailure(tools).init ?? {})
  const picture = (path: string | null) => imageSource('tool', path)
  return data({ list: { ok: true as const, cards: catalogueCards(tools.value, locale, picture) } })
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
  }
  return <CatalogueScreen path="/alat" texts={texts} {...loaderData} />
}
