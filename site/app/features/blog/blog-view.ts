import type { BlogSummary } from '@niaga/contract/entities'
import type { ImageFocus } from '@niaga/contract/image-focus'
import type { Locale } from '@niaga/contract/locale'
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
  /** That of the article, if it is not in the visitor's. */
  language?: Locale | undefined
  category: string | null
  date: LongDate | null
  picture: string | null
  focus?: ImageFocus | undefined
  credit?: string | undefined
}

export type BlogView = {
  /** The search, `''` for none. */
  query: string
  page: number
  pageCount: number
  /** How many posts there are, on all pages. */
  hits: number
  cards: PostCard[]
}

/** How many posts a page of the list shows. */
export const postsPerPage = 12

/** One page of the posts that a search finds; `null` for a page after the last. */
export function blogView(
  posts: readonly BlogSummary[],
  { query, page }: { query: string; page: number },
  locale: Locale,
  picture: ImageSource,
): BlogView | null {
  const found = findPosts(posts, query)
  const pageCount = Math.max(1, Math.ceil(found.length / postsPerPage))
  if (page > pageCount) return null
  const shown = found.slice((page - 1) * postsPerPage, page * postsPerPage)
  return {
    query,
    page,
    pageCount,
    hits: found.length,
    cards: shown.map((post) => postCard(post, locale, picture)),
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
