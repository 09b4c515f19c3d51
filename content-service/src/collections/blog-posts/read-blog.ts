import type { BlogDetail, BlogSummary, NewsItem } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload, Where } from 'payload'
import type { Page } from '../../platform/http/page.ts'
import { findLocalized, paired } from '../content/localized.ts'
import { previewedId } from '../content/preview-target.ts'
import { published } from '../content/published.ts'
import { shownUntil } from '../content-versions/versions.ts'
import { listedPosts, postsTitled } from './listed-posts.ts'
import { presentBlogDetail, presentBlogSummary, presentNewsItem } from './present-post.ts'

const newestFirst = '-listedAt'

/** The home page shows one large item and three cards (specification, section 9). */
const newsOnHome = 4

/** The body is the largest part of a post, and the list does not show it. */
const summary = {
  collection: 'blog-posts',
  select: { title: true, category: true, image: true, publishedDate: true, updatedAt: true },
  depth: 1,
  fallbackLocale: false,
} as const

/** The maximum number of posts in a list without a page, the newest: reading 100,000 at once exceeds the memory. */
const maxInList = 10_000
/** The number of posts read at once. */
const batch = 500

/** Returns published posts, newest first: the list or one page of it, optionally only posts whose title contains a text. */
export async function readBlogSummaries(
  payload: Payload,
  locale: BaseLocale,
  page: Page | null,
): Promise<{ items: BlogSummary[]; total: number }> {
  // An editor's preview has a draft among the posts.
  if (previewedId('blog-posts') !== null) return readPreviewed(payload, locale, page)
  const ids = await (page?.q ? postsTitled(payload, locale, page.q) : listedPosts(payload))
  const { page: number, perPage } = page ?? { page: 1, perPage: maxInList }
  const idsOnPage = ids.slice((number - 1) * perPage, number * perPage)
  const items: BlogSummary[] = []
  for (let from = 0; from < idsOnPage.length; from += batch) {
    items.push(...(await readSummaries(payload, locale, idsOnPage.slice(from, from + batch))))
  }
  return { items, total: ids.length }
}

async function readSummaries(
  payload: Payload,
  locale: BaseLocale,
  ids: readonly number[],
): Promise<BlogSummary[]> {
  const where = { and: [await publicPosts(payload), { id: { in: ids } }] }
  const options = { ...summary, where, pagination: false } as const
  const base = await payload.find({ ...options, locale: 'id' })
  const translations = await payload.find({ ...options, locale: 'en' })
  const byId = new Map(paired(base.docs, translations.docs).map((post) => [post.id.id, post]))
  return ids.flatMap((id) => {
    const post = byId.get(id)
    return post ? [presentBlogSummary(post, locale)] : []
  })
}

async function readPreviewed(
  payload: Payload,
  locale: BaseLocale,
  page: Page | null,
): Promise<{ items: BlogSummary[]; total: number }> {
  const base = await payload.find({
    ...summary,
    where: await publicPosts(payload),
    sort: newestFirst,
    page: page?.page ?? 1,
    limit: page?.perPage ?? maxInList,
    locale: 'id',
  })
  const translations = await payload.find({
    ...summary,
    where: { id: { in: base.docs.map(({ id }) => id) } },
    pagination: false,
    locale: 'en',
  })
  const posts = paired(base.docs, translations.docs)
  return { items: posts.map((post) => presentBlogSummary(post, locale)), total: base.totalDocs }
}

/** Returns a published post; `null` for an unknown id, a draft or a future date. */
export async function readBlogDetail(
  payload: Payload,
  locale: BaseLocale,
  id: number,
): Promise<BlogDetail | null> {
  const { documents } = await findLocalized(payload, {
    collection: 'blog-posts',
    where: { and: [await publicPosts(payload), { id: { equals: id } }] },
    limit: 1,
  })
  return documents.map((post) => presentBlogDetail(post, locale))[0] ?? null
}

/** Returns the newest posts, for the home page. */
export async function readLatestNews(payload: Payload, locale: BaseLocale): Promise<NewsItem[]> {
  const where =
    previewedId('blog-posts') === null
      ? { id: { in: (await listedPosts(payload)).slice(0, newsOnHome) } }
      : await publicPosts(payload)
  const { documents } = await findLocalized(payload, {
    ...{ collection: 'blog-posts', where, sort: newestFirst, limit: newsOnHome },
  })
  return documents.map((post) => presentNewsItem(post, locale))
}

/**
 * Returns the filter for posts that visitors may see: published, and dated no later than now. An editor's preview also
 * sees its draft.
 */
async function publicPosts(payload: Payload): Promise<Where> {
  const until = (await shownUntil({ payload })) ?? new Date()
  const isShown = { and: [published, { listedAt: { less_than_equal: until.toISOString() } }] }
  const previewed = previewedId('blog-posts')
  return previewed === null ? isShown : { or: [isShown, { id: { equals: previewed } }] }
}
