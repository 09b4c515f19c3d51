import { data } from 'react-router'
import { ErrorView } from '../components/states/error-view.tsx'
import { itemView } from '../lib/catalogue/catalogue-view.ts'
import { findItem, isItemAddress } from '../lib/catalogue/find-item.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { missing } from '../lib/content/missing.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { sheetNamed } from '../lib/sheets/sheet-named.ts'
import { productSheets } from '../lib/sheets/sheets.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { ItemScreen } from '../screens/catalogue/item-screen.tsx'
import { otherEntries } from '../screens/catalogue/other-entries.ts'
import type { Route } from './+types/product'

export const headers = failureHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isItemAddress(params.id)) throw data(null, { status: 404 })
  const locale = localeOf(url.pathname)
  const { content, imageSource } = context.get(siteContext)
  const products = await content.products(locale)
  if (!products.ok) return contentFailure(products)
  const product = await findItem(products.value, params.id, (id) => content.product(locale, id))
  if (!product.ok) return contentFailure(product)
  if (product.value === null) throw missing('product')
  const view = itemView(product.value, locale, (path) => imageSource('product', path))
  return { ok: true as const, view, sheet: sheetNamed(productSheets, view.name, locale) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { name, summary } = loaderData.view
  const description = summary || m.item_description({ name })
  return pageMeta({ matches, title: name, description })
}

export default function Product({ loaderData, matches, params }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  const list = { to: '/produk', text: m.product_list_title() }
  const { chrome, origin } = matches[0].loaderData
  const { contact, products } = chrome
  const others = { title: m.product_others(), pages: otherEntries('/produk', products, params.id) }
  return (
    <ItemScreen
      item={loaderData.view}
      list={list}
      phone={contact?.phone ?? ''}
      origin={origin}
      sheet={loaderData.sheet}
      others={others}
    />
  )
}
