import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { hrefIn, pathOf } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/home-route'
import { HomeScreen } from './home-screen.tsx'
import { homeView } from './home-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
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
