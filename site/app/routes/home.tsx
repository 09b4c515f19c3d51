import { ErrorView } from '../components/states/error-view.tsx'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { homeView } from '../lib/home/home-view.ts'
import { hrefIn, localeOf, pathOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { HomeScreen } from '../screens/home/home-screen.tsx'
import type { Route } from './+types/home'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { content, imageSource } = context.get(siteContext)
  const home = await content.home(locale)
  if (!home.ok) return contentFailure(home)
  const addresses = {
    picture: imageSource,
    localise: (path: string) => hrefIn(locale, pathOf(path)),
  }
  return { ok: true as const, view: homeView(home.value, locale, addresses) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.ok) return pageMeta({ matches, title: m.state_error_title() })
  const { companyName, hero } = loaderData.view
  const name = companyName || m.site_name()
  const isNamed = hero.title.includes(name)
  return [
    { title: isNamed ? hero.title : `${name} | ${hero.title}` },
    { name: 'description', content: hero.subtitle || m.site_tagline() },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <HomeScreen view={loaderData.view} />
}
