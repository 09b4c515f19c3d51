import type { BlogSummary } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from '../../../../content/reading.ts'
import type { SiteContext } from '../../../site-context.ts'

/** Data of an article in the index. */
export type ListedPost = Pick<BlogSummary, 'id' | 'title' | 'category' | 'published_date'>

type Content = Pick<SiteContext['content'], 'blogs'>

type Listed = { newest: readonly BlogSummary[]; total: number; readAt: number; posts: ListedPost[] }

/**
 * Only the newest posts of a host with pages are indexed: an index of 10,000 takes 25 MB. The blog's own search finds all
 * posts by title.
 */
const maxPosts = 10_000
/** Changes are detected by these posts. */
const newestPosts = 100
/** Maximum age of the list before it is reloaded completely, in milliseconds, as for the articles' texts. */
const freshMs = 600_000

/** Cached by content client, because both indexes read both languages. */
const lists = new WeakMap<Content, Map<Locale, Listed>>()

/**
 * Returns the articles of an index, and the same list while it is unchanged. Pages of a host are loaded one after the
 * other, and only if the newest articles have changed or the list is old, because an index is checked at every search.
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
  const cached = byLocale.get(locale)
  if (cached && isCurrent(cached, newest, total) && now() - cached.readAt < freshMs) {
    return { ok: true, value: cached.posts }
  }
  const all = await content.blogs(locale, { from: 0, count: maxPosts })
  if (!all.ok) return cached ? { ok: true, value: cached.posts } : all
  const posts = all.value.posts.map(({ id, title, category, published_date }) => ({
    ...{ id, title, category, published_date },
  }))
  byLocale.set(locale, { newest, total, readAt: now(), posts })
  return { ok: true, value: posts }
}

/** The content client returns the same posts for the same bytes. */
function isCurrent(listed: Listed, newest: readonly BlogSummary[], total: number): boolean {
  return listed.total === total && newest.every((post, at) => post === listed.newest[at])
}
