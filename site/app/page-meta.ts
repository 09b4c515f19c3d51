import type { MetaDescriptor } from 'react-router'
import type { Chrome } from './features/frame/chrome-view.ts'
import type { PageSeo } from './page-texts/site-page.ts'
import { m } from './paraglide/messages.js'
import { atWidth } from './ui/picture-address.ts'

type PageMeta = {
  /** The route's matches, the root's first, which has the company's name. */
  matches: readonly [RootMatch, ...unknown[]]
  title: string
  /** A page that shows a failure has none. */
  description?: string
  /** What an editor wants to be shown in their place. */
  seo?: PageSeo
}

type RootMatch = { loaderData?: { chrome: Chrome; origin: string } | undefined } | undefined

/** The width of a picture in the preview of a link, in pixels. */
const previewWidth = 1200

/** Title and description of a page; the title is its own name before the company's. */
export function pageMeta({ matches, title, description, seo }: PageMeta): MetaDescriptor[] {
  const { chrome, origin } = matches[0]?.loaderData ?? {}
  const company = chrome?.company.name || m.site_name()
  const named = seo?.title || title
  const content = seo?.description || description
  return [
    { title: seo?.title.includes(company) ? seo.title : `${named} | ${company}` },
    ...(content ? [{ name: 'description', content }] : []),
    ...previewMeta(seo, origin),
  ]
}

/** The picture of a page in the preview of a link to it (ogp.me), if an editor chose one. */
export function previewMeta(seo: PageSeo | undefined, origin: string | undefined) {
  if (!seo?.picture || origin === undefined) return []
  const content = new URL(atWidth(seo.picture, previewWidth), origin).href
  return [{ property: 'og:image', content }]
}
