import { equipmentSheetPaths, productSheetPaths } from '@niaga/contract/sheet-paths'
import { data, useLocation } from 'react-router'
import { contentFailure, failureHeaders } from '../../../../content/content-failure.ts'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { siteContext } from '../../../site-context.ts'
import { breadcrumbList } from '../../../structured-data/breadcrumb-list.ts'
import { itemList } from '../../../structured-data/item-list.ts'
import { itemLook } from '../sheet/item-look.ts'
import { readSheets } from '../sheet/read-sheets.server.ts'
import { sheetCards } from '../sheet/sheet-view.ts'
import { unitPictures } from '../sheet/unit-pictures.ts'
import type { Route } from './+types/catalogue-route'
import catalogueStyles from './catalogue.css?url'
import { type Catalogue, catalogueAt, cataloguePaths } from './catalogue-at.ts'
import { CatalogueScreen } from './catalogue-screen.tsx'
import { goodsCard } from './goods-card-view.ts'
import { readUnitList } from './unit-filter.ts'

export const handle = pageStyles(catalogueStyles)

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
  if (!items.ok) {
    const failed = { page, list: items, sheets: sheetCards(sources), machines: null }
    return data(failed, contentFailure(items, {}).init ?? {})
  }
  const pictureSources = { imageSource, sheets: sources }
  const cards = items.value.map((item) =>
    goodsCard(item, locale, itemLook(item, catalogue, locale, pictureSources)),
  )
  const base = { origin: site.origin, locale }
  const listed = cards.map(({ name, id }) => ({ name, path: `${cataloguePaths[catalogue]}/${id}` }))
  site.describe([breadcrumbList([], page.title, base), ...itemList(listed, base)])
  // A sheet is linked from the card of its product or machine, or otherwise from its own card.
  const linked = new Set(cards.map(({ sheetPath }) => sheetPath))
  const others = sources.filter(({ path }) => !linked.has(path))
  return data({
    page,
    list: { ok: true as const, cards },
    sheets: sheetCards(others),
    machines: readUnitList(
      items.value,
      url.searchParams,
      locale,
      unitPictures(locale, { ...pictureSources, ownPicture: site.ownPicture }),
    ),
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, machines } = loaderData
  const { title, seo } = page
  const entries = pageMeta({ matches, title, seo })
  // Anyone can make up filter addresses, so only the list itself should be indexed.
  const isChoice = machines !== null && Object.values(machines.filter).some((value) => value !== '')
  return isChoice ? [...entries, { name: 'robots', content: 'noindex' }] : entries
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  const catalogue = catalogueAt(useLocation().pathname)
  return (
    // Mounts a new screen for the other catalogue, because it is another page.
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
