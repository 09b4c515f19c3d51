import { isRequestPage } from '@niaga/contract/request-page'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { type MissingThing, missingThing } from '../content/missing.ts'
import { valueOrNull } from '../content/reading.ts'
import type { Route } from './+types/root'
import { readItemFacts } from './features/catalogue/lists/item-facts.server.ts'
import { AddressLinks } from './features/frame/address-links.tsx'
import { BrandIcons } from './features/frame/brand/brand-links.tsx'
import { brandView } from './features/frame/brand/brand-view.server.ts'
import { chromeView } from './features/frame/chrome-view.ts'
import { Frame } from './features/frame/frame.tsx'
import { frameTexts } from './features/frame/frame-texts.ts'
import fontAddress from './fonts/archivo.woff2?url'
import { getPath, localeFromPath } from './i18n/locale-address.ts'
import { hasMoreLanguages, localeRegistry } from './i18n/locale-registry.ts'
import { requestLocale } from './i18n/request-locale.server.ts'
import { pageMeta } from './page-meta.ts'
import { getStyles } from './page-styles.ts'
import { readPages } from './page-texts/read-pages.server.ts'
import { m } from './paraglide/messages.js'
import { getLocale } from './paraglide/runtime.js'
import { siteContext } from './site-context.ts'
import { organization } from './structured-data/organization.ts'
import frameStyles from './styles/app.css?url'
import languageStyles from './styles/more-languages.css?url'
import { ErrorView } from './ui/states/error-view.tsx'
import { NotFound } from './ui/states/not-found.tsx'

export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => requestLocale.run({ locale: localeFromPath(url.pathname) }, next),
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { content, menuItems, origin, previewOrigin, reportsVitals, countsVisits } = site
  const locale = getLocale()
  const isSecret = isRequestPage(url.pathname)
  const [contact, products, tools, businesses, pages, itemFacts] = await Promise.all([
    content.contact(locale),
    content.products(locale),
    content.tools(locale),
    content.businesses(locale),
    readPages(locale, site),
    readItemFacts(locale, site),
  ])
  const sources = {
    contact: valueOrNull(contact),
    products: valueOrNull(products),
    tools: valueOrNull(tools),
    businesses: valueOrNull(businesses),
  }
  const brand = brandView(sources.contact?.company, site)
  const chrome = {
    ...chromeView(sources, locale, menuItems, brand, itemFacts),
    texts: frameTexts(pages),
  }
  const shown = companyPages.get(getPath(url.pathname))
  if (shown && sources.contact) {
    const elsewhere = chrome.social.map(({ href }) => href)
    const logo = chrome.brand?.logo?.src ?? null
    const base = { origin, locale }
    site.describe([organization(sources.contact, base, { elsewhere, logo, ...shown })])
  }
  return {
    origin,
    // A report would name the address of the page.
    reportsVitals: reportsVitals && !isSecret,
    // An editor's preview is not a visit.
    countsVisits: countsVisits && previewOrigin === null && !isSecret,
    chrome,
    // Omitted for visitors.
    ...(previewOrigin !== null && { previewOrigin }),
  }
}

/** The pages about the company's identity, and whether they show its offices. */
const companyPages = new Map([
  ['/', { hasOffices: false }],
  ['/tentang-kami', { hasOffices: true }],
  ['/kontak', { hasOffices: true }],
])

export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [{ title: m.site_name() }]
  const title = isMissing(error) ? missingText(error) : m.state_error_title()
  return [...pageMeta({ matches, title }), { name: 'robots', content: 'noindex' }]
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation()
  const { origin, chrome, countsVisits, reportsVitals, previewOrigin } =
    useRouteLoaderData<typeof loader>('root') ?? {}
  const brand = chrome?.brand
  const styles = getStyles(useMatches())
  const isPage = !useRouteError()
  const locale = localeFromPath(pathname)
  return (
    <html
      lang={localeRegistry[locale].hrefLang}
      // Read by browser/visit.ts.
      data-views={countsVisits ? '' : undefined}
      data-vitals={reportsVitals ? '' : undefined}
      data-preview={previewOrigin}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand?.themeColour ?? '#14171a'} />
        {/* If a page is painted before it is complete, its header and first texts shift. */}
        <link rel="expect" href="#main" blocking="render" />
        <Meta />
        {isPage && origin !== undefined && !isRequestPage(pathname) && (
          <AddressLinks
            origin={origin}
            pathname={pathname}
            search={search}
            company={chrome?.company.name ?? ''}
          />
        )}
        <BrandIcons brand={brand} />
        <link
          rel="preload"
          href={fontAddress}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {/* With a precedence, React shows no page before its styles are loaded, in this order. */}
        <link rel="stylesheet" href={frameStyles} precedence="frame" />
        {hasMoreLanguages && <link rel="stylesheet" href={languageStyles} precedence="frame" />}
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} precedence="page" />
        ))}
        {brand?.styles && <link rel="stylesheet" href={brand.styles} />}
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Frame chrome={loaderData.chrome}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame chrome={loaderData?.chrome}>
      {isMissing(error) ? missingView(error) : <ErrorView />}
    </Frame>
  )
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)
}

type MissingText = { text: () => string; reason?: () => string; to: string; list: () => string }

const missingThings: Record<MissingThing, MissingText> = {
  product: { text: m.product_missing, to: '/produk', list: m.nav_products_all },
  tool: { text: m.tool_missing, to: '/alat', list: m.nav_tools_all },
  request: { text: m.request_missing, to: '/kontak', list: m.enquiry_ask },
  post: { text: m.blog_missing, reason: m.blog_missing_text, to: '/blog', list: m.blog_all },
}

function missingIn(error: unknown) {
  const thing = isRouteErrorResponse(error) ? missingThing(error.data) : null
  return thing ? missingThings[thing] : null
}

function missingText(error: unknown): string {
  return missingIn(error)?.text() ?? m.missing_title()
}

function missingView(error: unknown) {
  const thing = missingIn(error)
  return (
    <NotFound
      text={missingText(error)}
      reason={thing?.reason?.()}
      list={thing ? { to: thing.to, text: thing.list() } : undefined}
      unsent={isRouteErrorResponse(error) ? error.data?.unsent : ''}
    />
  )
}
