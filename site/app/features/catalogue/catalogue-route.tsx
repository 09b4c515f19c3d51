import { equipmentSheetPaths, productSheetPaths } from '@niaga/contract/sheet-paths'
import { data, useLocation } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { readSheets } from '../sheets/read-sheets.server.ts'
import { sheetCards } from '../sheets/sheet-view.ts'
import type { Route } from './+types/catalogue-route'
import { type Catalogue, catalogueAt, cataloguePaths } from './catalogue-at.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { catalogueCards } from './catalogue-view.ts'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const catalogue = catalogueAt(url.pathname)
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource } = site
  const { list, sheetPaths } = {
    product: { list: content.products, sheetPaths: productSheetPaths },
    tool: { list: content.tools, sheetPaths: equipmentSheetPaths },
  }[catalogue]
  const [items, sources] = await Promise.all([list(locale), readSheets(sheetPaths, locale, site)])
  const sheets = sheetCards(sources)
  if (!items.ok) return data({ list: items, sheets }, contentFailure(items).init ?? {})
  const picture = (path: string | null) => imageSource(catalogue, path)
  const cards = catalogueCards(items.value, locale, picture)
  return data({ list: { ok: true as const, cards }, sheets })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const { title, description } = texts[catalogueAt(location.pathname)]()
  return pageMeta({ matches, title, description })
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  const catalogue = catalogueAt(useLocation().pathname)
  return (
    // Mounts a new screen for the other catalogue, which is another page.
    <CatalogueScreen
      key={catalogue}
      path={cataloguePaths[catalogue]}
      texts={texts[catalogue]()}
      {...loaderData}
    />
  )
}

const texts = {
  product: () => ({
    title: m.product_list_title(),
    description: m.product_list_description(),
    lead: m.product_list_lead(),
    items: m.product_list_items(),
    empty: m.product_list_empty(),
    sheets: m.product_list_sheets(),
    sheetsLead: m.product_list_sheets_lead(),
  }),
  tool: () => ({
    title: m.tool_list_title(),
    description: m.tool_list_description(),
    lead: m.tool_list_lead(),
    items: m.tool_list_items(),
    empty: m.tool_list_empty(),
    sheets: m.tool_list_sheets(),
    sheetsLead: m.tool_list_sheets_lead(),
  }),
} satisfies Record<Catalogue, () => object>
