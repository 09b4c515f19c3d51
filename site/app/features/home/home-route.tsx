import { productSheetPaths, sheetPaths } from '@niaga/contract/sheet-paths'
import { translated } from '@niaga/contract/translation'
import { jakartaDay } from '@niaga/contract/visits'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { getPath, hrefIn } from '../../i18n/locale-address.ts'
import { metaEntries, pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { faqPage } from '../../structured-data/faq-page.ts'
import { itemList } from '../../structured-data/item-list.ts'
import { webSite } from '../../structured-data/web-site.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import { msUntilOver } from '../catalogue/offer/days.ts'
import { readSheets } from '../catalogue/sheet/read-sheets.server.ts'
import type { Route } from './+types/home-route'
import homeStyles from './home.css?url'
import { HomeScreen } from './home-screen.tsx'
import { homeView } from './home-view.ts'
import { shopView } from './shop-view.ts'
import { withDefaultTexts } from './with-default-texts.server.ts'

export const handle = pageStyles(homeStyles)

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource, ownPicture } = site
  const [home, pages, products, tools, locations, sheets] = await Promise.all([
    content.home(locale),
    readPages(locale, site),
    content.products(locale),
    content.tools(locale),
    content.miningLocations(locale),
    readSheets(sheetPaths, locale, site),
  ])
  if (!home.ok) return contentFailure(home, {})
  const addresses = {
    picture: imageSource,
    localise: (path: string) => hrefIn(locale, getPath(path)),
  }
  const offer = {
    products: valueOrNull(products) ?? [],
    tools: valueOrNull(tools) ?? [],
    locations: valueOrNull(locations) ?? [],
    sheets,
  }
  const named = offer.products.map((product) => translated(product, 'name', locale))
  const ofSheets = sheets.slice(0, productSheetPaths.length).map(({ localName }) => localName)
  const goods = named.length > 0 ? named : ofSheets
  const view = withDefaultTexts(homeView(home.value, locale, addresses), locale, goods)
  const now = Date.now()
  const { lastDay, ...shop } = shopView(offer, locale, {
    imageSource,
    ownPicture,
    today: jakartaDay(now),
  })
  // Otherwise the cached page would show the window after its last day.
  if (lastDay) site.limitPage(msUntilOver(lastDay, now))
  const base = { origin: site.origin, locale }
  const listed = shop.goods.map(({ name, id }) => ({ name, path: `/produk/${id}` }))
  site.describe([
    webSite(pages.company, base),
    ...faqPage(view.faq.items),
    ...itemList(listed, base),
  ])
  return { ok: true as const, page: pages.pageAt('/'), view, shop }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { page, view } = loaderData
  const { companyName, hero } = view
  const name = companyName || m.site_name()
  const title = page.seo.title || hero.title
  return metaEntries({
    title: title.includes(name) ? title : `${name} | ${title}`,
    content: page.seo.description || hero.subtitle || m.site_tagline(),
    seo: page.seo,
    matches,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <HomeScreen {...loaderData} />
}
