import { ErrorView } from '../components/states/error-view.tsx'
import { aboutView } from '../lib/company/company-view.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { AboutScreen } from '../screens/company/about-screen.tsx'
import type { Route } from './+types/about'

export const headers = failureHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const contact = await context.get(siteContext).content.contact(locale)
  if (!contact.ok) return contentFailure(contact)
  return { ok: true as const, view: aboutView(contact.value, locale) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.about_description({ company })
  return pageMeta({ matches, title: m.nav_about_company(), description })
}

export default function About({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <AboutScreen view={loaderData.view} />
}
