import type { BlogSummary } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
import type { BlogRange } from '../../../content/blog-list.server.ts'
import type { ImageSource } from '../../../content/image-source.server.ts'
import type { LongDate } from '../../i18n/long-date.ts'
import { longDate } from '../../i18n/long-date.ts'
import { otherBodyLocale } from '../../i18n/page-locales.ts'
import { plainText } from '../../ui/text/plain-text.ts'
import { findPosts } from './find-posts.ts'

/** A post as a card; the screen has default texts for a missing category or date (specification, section 2). */
export type PostCard = {
  id: number
  title: string
  /** The article's language, if it differs from the visitor's. */
  language?: Locale | undefined
  category: string | null
  date: LongDate | null
  picture: string | null
  focus?: ImageFocus | undefined
  credit?: string | undefined
}

export type BlogView = {
  /** The search text, `''` without a search. */
  query: string
  page: number
  pageCount: number
  /** Number of posts on all pages. */
  hits: number
  cards: PostCard[]
}

/** Number of posts on a page of the list. */
export const postsPerPage = 12

/**
 * Returns one page of the posts that match a search, or `null` for a page after the last.
 *
 * @param list the posts of that page, or all posts of the content host
 */
export function blogView(
  list: BlogRange,
  { query, page }: { query: string; page: number },
  locale: Locale,
  picture: ImageSource,
): BlogView | null {
  const matches = list.isWhole ? findPosts(list.posts, query) : list.posts
  const hits = list.isWhole ? matches.length : list.total
  const pageCount = Math.max(1, Math.ceil(hits / postsPerPage))
  if (page > pageCount) return null
  const postsOnPage = list.isWhole
    ? matches.slice((page - 1) * postsPerPage, page * postsPerPage)
    : matches
  return {
    query,
    page,
    pageCount,
    hits,
    cards: postsOnPage.map((post) => postCard(post, locale, picture)),
  }
}

export function postCard(post: BlogSummary, locale: Locale, picture: ImageSource): PostCard {
  return {
    id: post.id,
    title: plainText(post.title),
    language: otherBodyLocale(`/blog/${post.id}`, locale),
    category: post.category,
    date: longDate(post.published_date, locale),
    picture: picture('blog', post.image),
    focus: post.image_focus,
    credit: post.image_credit,
  }
}
