import { translated } from '@niaga/contract/translation'
import { data } from 'react-router'
import { contentFailure, failureHeaders } from '../../../content/content-failure.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { hrefIn } from '../../i18n/locale-address.ts'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { contactPage } from '../../structured-data/contact-page.ts'
import { desksView } from '../../ui/desks/desk-view.ts'
import { officeViews } from '../../ui/offices/office-views.ts'
import type { Route } from './+types/contact-route'
import type { ContactView } from './contact.ts'
import contactStyles from './contact-map.css?url'
import { ContactScreen } from './contact-screen.tsx'
import { contactView } from './contact-view.ts'
import { goodsNames } from './items/goods-names.ts'
import { submitContact } from './submit-contact.server.ts'
import { whoAnswers } from './who-answers.server.ts'

export const handle = pageStyles(contactStyles)

export function headers(args: Route.HeadersArgs) {
  return args.actionHeaders?.has('Retry-After') ? args.actionHeaders : failureHeaders(args)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const { content, captcha, imageSource } = site
  const [contact, products, tools, people, pages] = await Promise.all([
    content.contact(locale),
    content.products(locale),
    content.tools(locale),
    content.people(locale),
    readPages(locale, site),
  ])
  const page = pages.pageAt('/kontak')
  const goods = { products: valueOrNull(products) ?? [], tools: valueOrNull(tools) ?? [] }
  const offices = officeViews(valueOrNull(contact)?.company, locale)
  const desks = desksView(valueOrNull(people) ?? [], imageSource)
  const view: ContactView = {
    ...contactView(contact, url.searchParams, locale, captcha, {
      privacyPath: pages.ownPageAt('privasi') ? '/privasi' : '',
      address: site.origin + hrefIn(locale, '/kontak'),
      goods: goodsNames(goods.products, goods.tools, locale),
      answerers: await whoAnswers(
        [...goods.products, ...goods.tools, ...goods.tools.flatMap(({ units = [] }) => units)].map(
          (item) => ({
            ...{ kind: 'mineral', product: translated(item, 'name', locale) },
          }),
        ),
        locale,
        content,
      ),
    }),
    ...(offices.length > 0 && { offices }),
    ...(desks.length > 0 && { desks }),
  }
  const base = { origin: site.origin, locale }
  site.describe([breadcrumbList([], page.title, base), contactPage(page.title, base)])
  const loaded = { page, view }
  return contact.ok ? data(loaded) : data(loaded, contentFailure(contact, {}).init ?? {})
}

export async function action({ context }: Route.ActionArgs) {
  const {
    content,
    form,
    isFormOwn,
    clientAddress,
    takeContactToken,
    checkCaptcha,
    minFillingMs,
    recordRequest,
  } = context.get(siteContext)
  const locale = getLocale()
  const { status, result, headers } = await submitContact(form ?? new FormData(), {
    isFormOwn,
    clientAddress,
    useToken: takeContactToken,
    checkCaptcha,
    minFillingMs,
    send: content.sendContact,
    locale,
    ...(recordRequest && { recordRequest }),
    whoAnswers: (items) => whoAnswers(items, locale, content),
    company: async () => valueOrNull(await content.contact(locale))?.company,
  })
  return data(result, { status, ...(headers ? { headers } : {}) })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactScreen {...loaderData} result={actionData} />
}
