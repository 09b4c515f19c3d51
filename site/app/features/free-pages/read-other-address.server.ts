import type { Locale } from '@niaga/contract/locale'
import { redirect } from 'react-router'
import { getPath, hrefIn } from '../../i18n/locale-address.ts'
import { throwIfMoved } from '../../moved-addresses/throw-if-moved.server.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import type { SitePage } from '../../page-texts/site-page.ts'
import type { SiteContext } from '../../site-context.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { wholeSentences } from '../../ui/text/whole-sentences.ts'

export type FreePage = { page: SitePage; body: string; excerpt: string }

type Sources = Pick<SiteContext, 'imageSource' | 'imageSize'> & {
  content: Pick<SiteContext['content'], 'pages' | 'contact' | 'redirects'>
}

/** The length of a page's description for search engines, in characters. */
const excerptLimit = 160

/**
 * Loads the company's custom page at an address outside the specification's routes, or returns `null`.
 *
 * @param tableName the name of the nth table of a page, for screen readers
 * @throws {Response} that redirects to the new address of a moved page
 */
export async function readOtherAddress(
  pathname: string,
  locale: Locale,
  sources: Sources,
  tableName: (number: number) => string,
): Promise<FreePage | null> {
  const path = getPath(pathname)
  const page = await freePageAt(path, locale, sources, tableName)
  if (page) return page
  await throwIfMoved(pathname, locale, sources)
  return null
}

async function freePageAt(
  path: string,
  locale: Locale,
  sources: Sources,
  tableName: (number: number) => string,
): Promise<FreePage | null> {
  const { imageSource, imageSize } = sources
  const slug = path.slice(1).toLowerCase()
  const ownPage = (await readPages(locale, sources)).ownPageAt(slug)
  if (!ownPage) return null
  // An address in capitals is the same page, which has only one address.
  if (path !== `/${slug}`) throw redirect(hrefIn(locale, `/${slug}`), 301)
  // Loaded on demand, as for posts.
  const { articleHtml } = await import('../blog/article-html.server.ts')
  const body = articleHtml(ownPage.body, {
    picture: (address) => imageSource('page', address),
    pictureSize: (address) => imageSize('page', address),
    localise: (address) => hrefIn(locale, getPath(address)),
    tableName,
  })
  const excerpt =
    ownPage.page.intro || wholeSentences(plainText(ownPage.body), excerptLimit, locale)
  return { page: ownPage.page, body, excerpt }
}
