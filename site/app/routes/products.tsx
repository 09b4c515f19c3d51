import { data } from 'react-router'
import { catalogueCards } from '../lib/catalogue/catalogue-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetCards } from '../lib/sheets/sheet-view.ts'
import { productSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { CatalogueScreen } from '../screens/catalogue/catalogue-screen.tsx'
import type { Route } from './+types/products'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { content, imageSource, ownPicture } = context.get(siteContext)
  const sheets = sheetCards(productSheets, locale, ownPicture)
  const products = await content.products(locale)
  if (!products.ok) return data({ list: products, sheets }, contentFailure(products).init ?? {})
  const picture = (path: string | null) => imageSource('product', path)
  const cards = catalogueCards(products.value, locale, picture)
  return data({ list: { ok: true as const, cards }, sheets })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: m.product_list_title(),
    description: m.product_list_description(),
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const texts = {
    title: m.product_list_title(),
    lead: m.product_list_lead(),
    items: m.product_list_items(),
    empty: m.product_list_empty(),
    sheets: m.product_list_sheets(),
    sheetsLead: m.product_list_sheets_lead(),
  }
  return <CatalogueScreen path="/produk" texts={texts} {...loaderData} />
}
