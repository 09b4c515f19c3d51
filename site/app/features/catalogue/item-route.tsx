import { equipmentSheetPaths, productSheetPaths } from '@niaga/contract/sheet-paths'
import { data, useLocation } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { missing } from '../../../content/missing.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { throwIfMoved } from '../../moved-addresses/throw-if-moved.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { documentViews } from '../../ui/documents/document-view.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import { readOffer } from '../offer/read-offer.server.ts'
import { readSheets } from '../sheets/read-sheets.server.ts'
import { sheetOfItem } from '../sheets/sheet-of-item.ts'
import type { Route } from './+types/item-route'
import { catalogueAt, cataloguePaths, itemPages, otherEntries } from './catalogue-at.ts'
import { itemSeo, itemView } from './catalogue-view.ts'
import { findItem, isItemAddress } from './find-item.ts'
import { ItemScreen } from './item-screen.tsx'

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  if (!isItemAddress(params.id)) {
    await throwIfMoved(url.pathname, locale, site)
    throw data(null, { status: 404 })
  }
  const catalogue = catalogueAt(url.pathname)
  const { content, imageSource } = site
  const { list, one, sheetPaths, owners } = {
    product: {
      ...{ list: content.products, one: content.product, sheetPaths: productSheetPaths },
      owners: 'product_ids' as const,
    },
    tool: {
      ...{ list: content.tools, one: content.tool, sheetPaths: equipmentSheetPaths },
      owners: 'tool_ids' as const,
    },
  }[catalogue]
  const [items, sheets, documents, pages] = await Promise.all([
    list(locale),
    readSheets(sheetPaths, locale, site),
    content.documents(locale),
    readPages(locale, site),
  ])
  if (!items.ok) return contentFailure(items, {})
  const item = await findItem(items.value, params.id, (id) => one(locale, id))
  if (!item.ok) return contentFailure(item, {})
  if (item.value === null) throw missing(catalogue)
  const view = itemView(item.value, locale, (path) => imageSource(catalogue, path))
  const { id } = item.value
  const own = (valueOrNull(documents) ?? []).filter((document) => document[owners].includes(id))
  return {
    ok: true as const,
    view,
    offer: await readOffer(item.value, locale, site),
    seo: itemSeo(item.value, locale, imageSource),
    page: pages.pageAt(itemPages[catalogue], view.name),
    sheet: sheetOfItem(sheets, item.value, view.name),
    documents: documentViews(own, locale),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { view, seo, page } = loaderData
  const description = view.summary || page.seo.description
  return pageMeta({ matches, title: view.name, description, seo })
}

export default function CatalogueItem({ loaderData, matches, params }: Route.ComponentProps) {
  const catalogue = catalogueAt(useLocation().pathname)
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  const { chrome, origin } = matches[0].loaderData
  const { contact, products, tools } = chrome
  const path = cataloguePaths[catalogue]
  const { list, others, entries } = {
    product: { list: m.nav_products, others: m.product_others, entries: products },
    tool: { list: m.nav_tools, others: m.tool_others, entries: tools },
  }[catalogue]
  return (
    <ItemScreen
      key={catalogue}
      item={loaderData.view}
      offer={loaderData.offer}
      closing={loaderData.page.closing}
      list={{ to: path, text: list() }}
      phone={contact?.phone ?? ''}
      whatsapp={contact?.whatsapp}
      origin={origin}
      sheet={loaderData.sheet}
      documents={loaderData.documents}
      others={{ title: others(), pages: otherEntries(path, entries, params.id) }}
      material={catalogue === 'tool' ? 'equipment' : undefined}
    />
  )
}
