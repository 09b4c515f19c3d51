import { equipmentSheetPaths, productSheetPaths } from '@niaga/contract/sheet-paths'
import { data, useLocation } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
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
  const [items, sources, pages] = await Promise.all([
    list(locale),
    readSheets(sheetPaths, locale, site),
    readPages(locale, site),
  ])
  const page = pages.pageAt(cataloguePaths[catalogue])
  const sheets = sheetCards(sources)
  if (!items.ok) return data({ page, list: items, sheets }, contentFailure(items, {}).init ?? {})
  const picture = (path: string | null) => imageSource(catalogue, path)
  const cards = catalogueCards(items.value, locale, picture)
  return data({ page, list: { ok: true as const, cards }, sheets })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  const catalogue = catalogueAt(useLocation().pathname)
  return (
    // Mounts a new screen for the other catalogue, which is another page.
    <CatalogueScreen
      key={catalogue}
      path={cataloguePaths[catalogue]}
      empty={emptyTexts[catalogue]()}
      {...loaderData}
    />
  )
}

const emptyTexts = {
  product: m.product_list_empty,
  tool: m.tool_list_empty,
} satisfies Record<Catalogue, () => string>
