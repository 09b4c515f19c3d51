import type { MetaDescriptor } from 'react-router'
import type { Chrome } from './features/frame/chrome-view.ts'
import type { PageSeo } from './page-texts/site-page.ts'
import { m } from './paraglide/messages.js'
import { sharePicturePath, shareSize } from './share-picture-path.ts'
import { atWidth } from './ui/picture-address.ts'

type PageMeta = {
  /** The route's matches; the root's match comes first and contains the company's name. */
  matches: Matches
  title: string
  /** Omitted for a page that shows a failure. */
  description?: string
  /** An editor's texts, which replace the page's own. */
  seo?: PageSeo
  /** `article` for an article; a type of ogp.me. */
  type?: 'website' | 'article'
}

type Match = { pathname: string } | undefined
type RootMatch =
  | (Match & { loaderData?: { chrome: Chrome; origin: string } | undefined })
  | undefined
type Matches = readonly [RootMatch, ...Match[]]

/** Returns title, description and preview of a page; the title is its own name before the company's. */
export function pageMeta({ matches, title, description, seo, type }: PageMeta): MetaDescriptor[] {
  const { chrome } = matches[0]?.loaderData ?? {}
  const company = chrome?.company.name || m.site_name()
  const ownTitle = seo?.title || title
  const content = seo?.description || description
  const whole = ownTitle.includes(company) ? ownTitle : `${ownTitle} | ${company}`
  return metaEntries({ title: whole, content, seo, matches, type })
}

type Entries = {
  title: string
  content: string | undefined
  seo: PageSeo | undefined
  matches: Matches
  type?: PageMeta['type']
}

/** Returns the entries of the head with the preview of a link to the page (ogp.me). */
export function metaEntries({ title, content, seo, matches, type }: Entries): MetaDescriptor[] {
  const entries = [{ title }, ...(content ? [{ name: 'description', content }] : [])]
  // A page that shows a failure is not shared, so it needs no picture.
  const picture = content ? pictureMeta(title, seo, matches) : []
  return [
    ...entries,
    ...picture,
    { property: 'og:title', content: title },
    ...(content ? [{ property: 'og:description', content }] : []),
    { property: 'og:type', content: type ?? 'website' },
    { name: 'twitter:card', content: picture.length > 0 ? 'summary_large_image' : 'summary' },
  ]
}

/** Returns the picture for previews of links to a page: the editor's choice, or the drawn picture. */
function pictureMeta(title: string, seo: PageSeo | undefined, matches: Matches): MetaDescriptor[] {
  const { origin } = matches[0]?.loaderData ?? {}
  const path = matches.at(-1)?.pathname
  if (origin === undefined || path === undefined) return []
  const address = seo?.picture ? atWidth(seo.picture, shareSize.width) : sharePicturePath(path)
  const size = seo?.picture ? [] : Object.entries(shareSize)
  return [
    { property: 'og:image', content: new URL(address, origin).href },
    ...size.map(([side, pixels]) => ({ property: `og:image:${side}`, content: String(pixels) })),
    { property: 'og:image:alt', content: title },
  ]
}
