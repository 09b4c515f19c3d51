import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { hrefIn, pathOf } from '../../i18n/locale-address.ts'
import { pageMeta, previewMeta } from '../../page-meta.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/home-route'
import { HomeScreen } from './home-screen.tsx'
import { homeView } from './home-view.ts'
import { withDefaultTexts } from './with-default-texts.server.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, imageSource } = site
  const [home, pages] = await Promise.all([content.home(locale), readPages(locale, site)])
  if (!home.ok) return contentFailure(home, {})
  const addresses = {
    picture: imageSource,
    localise: (path: string) => hrefIn(locale, pathOf(path)),
  }
  const view = withDefaultTexts(homeView(home.value, locale, addresses), locale)
  return { ok: true as const, page: pages.pageAt('/'), view }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { page, view } = loaderData
  const { companyName, hero } = view
  const name = companyName || m.site_name()
  const title = page.seo.title || hero.title
  return [
    { title: title.includes(name) ? title : `${name} | ${title}` },
    {
      name: 'description',
      content: page.seo.description || hero.subtitle || m.site_tagline(),
    },
    ...previewMeta(page.seo, matches[0].loaderData?.origin),
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <HomeScreen {...loaderData} />
}
