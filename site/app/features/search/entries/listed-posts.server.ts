import type { BlogSummary } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from '../../../../content/reading.ts'
import type { SiteContext } from '../../../site-context.ts'

/** What an index has of an article. */
export type ListedPost = Pick<BlogSummary, 'id' | 'title' | 'category' | 'published_date'>

type Content = Pick<SiteContext['content'], 'blogs'>

type Listed = { newest: readonly BlogSummary[]; total: number; readAt: number; posts: ListedPost[] }

/** Of a host with pages the newest: the index of 10,000 takes 25 MB. The blog's own search finds all by their titles. */
const mostPosts = 10_000
/** By these it is seen that there are others. */
const newestPosts = 100
/** How old the list may be before all of it is read again, in milliseconds, as the texts of articles. */
const freshMs = 600_000

/** By the content client: both indexes read both languages. */
const lists = new WeakMap<Content, Map<Locale, Listed>>()

/**
 * The articles of an index, the same list as before while it has not changed. Of a host with pages, one page after the
 * other, and only when the newest articles have changed or the list is old: an index is checked at every search.
 */
export async function readListedPosts(
  content: Content,
  locale: Locale,
  now: () => number = () => performance.now(),
): Promise<Reading<readonly ListedPost[]>> {
  const first = await content.blogs(locale, { from: 0, count: newestPosts })
  if (!first.ok) return first
  const { posts: newest, total, isWhole } = first.value
  if (isWhole) return { ok: true, value: newest }
  const byLocale = lists.get(content) ?? new Map<Locale, Listed>()
  lists.set(content, byLocale)
  const known = byLocale.get(locale)
  if (known && isCurrent(known, newest, total) && now() - known.readAt < freshMs) {
    return { ok: true, value: known.posts }
  }
  const all = await content.blogs(locale, { from: 0, count: mostPosts })
  if (!all.ok) return known ? { ok: true, value: known.posts } : all
  const posts = all.value.posts.map(({ id, title, category, published_date }) => ({
    ...{ id, title, category, published_date },
  }))
  byLocale.set(locale, { newest, total, readAt: now(), posts })
  return { ok: true, value: posts }
}

/** The content client returns the same posts for the same bytes. */
function isCurrent(known: Listed, newest: readonly BlogSummary[], total: number): boolean {
  return known.total === total && newest.every((post, at) => post === known.newest[at])
}
