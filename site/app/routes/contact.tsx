import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ContactResult } from '../lib/contact/contact.ts'
import { contactView } from '../lib/contact/contact-view.ts'
import { submitContact } from '../lib/contact/submit-contact.server.ts'
import { contentFailure, failureHeaders } from '../lib/content/content-failure.ts'
import { localeOf } from '../lib/locale/locale-address.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { siteContext } from '../lib/site-context.ts'
import { m } from '../paraglide/messages.js'
import { ContactScreen } from '../screens/contact/contact-screen.tsx'
import type { Route } from './+types/contact'

export function headers(given: Route.HeadersArgs) {
  return given.actionHeaders?.has('Retry-After') ? given.actionHeaders : failureHeaders(given)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname)
  const { content, captcha } = context.get(siteContext)
  const contact = await content.contact(locale)
  const view = contactView(contact, url.searchParams, locale, captcha)
  return contact.ok ? data(view) : data(view, contentFailure(contact).init ?? {})
}

export async function action({ context }: Route.ActionArgs) {
  const { content, form, clientAddress, takeContactTurn, checkCaptcha, leastFillingMs } =
    context.get(siteContext)
  const { status, result, headers } = await submitContact(form ?? new FormData(), {
    clientAddress,
    takeTurn: takeContactTurn,
    checkCaptcha,
    leastFillingMs,
    send: content.sendContact,
  })
  return data(result, { status, ...(headers ? { headers } : {}) })
}

/** A send that never reached the site is a failed one too: without this the whole page would give way to it. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ContactResult> {
  try {
    return await serverAction()
  } catch {
    return { status: 'failed', faults: {}, values: null }
  }
}

/** A message changes nothing on the page, and a failed reload after it would take the form away. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === undefined && defaultShouldRevalidate
}

export function meta({ matches }: Route.MetaArgs) {
  const description = (company: string) => m.contact_description({ company })
  return pageMeta({ matches, title: m.contact_title(), description })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactScreen view={loaderData} result={actionData} />
}
