import type { BlogSummary } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { gone } from '../../../../content/missing.ts'
import { valueOrNull } from '../../../../content/reading.ts'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { bodyLocale } from '../../../i18n/page-locales.ts'
import { readPages } from '../../../page-texts/read-pages.server.ts'
import type { SiteContext } from '../../../site-context.ts'
import { atWidth } from '../../../ui/picture-address.ts'
import { plainText } from '../../../ui/text/plain-text.ts'
import { wholeSentences } from '../../../ui/text/whole-sentences.ts'
import { type Feed, type FeedItem, feedPaths } from './feed.ts'

type Sources = Pick<SiteContext, 'content' | 'imageSource' | 'origin'>

/** Feed readers store past items; each article is a call to the content host. */
const maxItems = 20

/** Length of an article's excerpt, in characters. */
const summaryLimit = 400

const pictureWidth = 1200

/** Loads the newest articles; returns `null` if that fails. An article that fails has no summary. */
export async function readFeed(locale: Locale, sources: Sources): Promise<Feed | null> {
  const { content, origin } = sources
  const [posts, pages] = await Promise.all([
    content.blogs(locale, { from: 0, count: maxItems }),
    readPages(locale, sources),
  ])
  if (!posts.ok) return null
  const { title, seo, intro } = pages.pageAt('/blog')
  const absolute = (path: string) => new URL(hrefIn(locale, path), origin).href
  return {
    locale,
    title: `${title} | ${pages.company}`,
    description: seo.description || intro,
    page: absolute('/blog'),
    addresses: { rss: absolute(feedPaths.rss), json: absolute(feedPaths.json) },
    items: await Promise.all(
      posts.value.posts.slice(0, maxItems).map((post) => readItem(post, locale, sources)),
    ),
  }
}

async function readItem(
  { id, title, category, image, published_date: published, updated_at: changed }: BlogSummary,
  locale: Locale,
  { content, imageSource, origin }: Sources,
): Promise<FeedItem> {
  const post = valueOrNull(await content.blog(locale, id))
  const text = post && post !== gone ? plainText(post.content) : ''
  const picture = imageSource('blog', image)
  const language = bodyLocale(`/blog/${id}`, locale)
  return {
    page: new URL(hrefIn(locale, `/blog/${id}`), origin).href,
    locale: language,
    title: plainText(title),
    summary: wholeSentences(text, summaryLimit, language),
    category,
    published: getMoment(published),
    changed: getMoment(changed),
    picture: picture && new URL(atWidth(picture, pictureWidth), origin).href,
  }
}

function getMoment(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null
}
