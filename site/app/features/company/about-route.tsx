import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/about-route'
import { AboutScreen } from './about-screen.tsx'
import { aboutView } from './company-view.ts'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
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
