import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { pageMeta } from '../../page-meta.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { ErrorView } from '../../ui/states/error-view.tsx'
import type { Route } from './+types/vision-route'
import { visionView } from './company-view.ts'
import { VisionScreen } from './vision-screen.tsx'

export const headers = failureHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const contact = await context.get(siteContext).content.contact(locale)
  if (!contact.ok) return contentFailure(contact)
  return { ok: true as const, view: visionView(contact.value, locale) }
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.vision_description({ company })
  return pageMeta({ matches, title: m.nav_about_vision(), description })
}

export default function Vision({ loaderData }: Route.ComponentProps) {
  if (!loaderData.ok) return <ErrorView text={loaderData.error} />
  return <VisionScreen view={loaderData.view} />
}
