import type { BlogDetail, BlogSummary, NewsItem } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Page } from '../../platform/http/page.ts'
import { findLocalized, paired } from '../content/localized.ts'
import { presentBlogDetail, presentBlogSummary, presentNewsItem } from './present-post.ts'
import { publicPosts } from './public-posts.ts'

const newestFirst = '-listedAt'

/** The home page shows one large item and three cards (specification, section 9). */
const newsOnHome = 4

/** Published posts, newest first: all of them, or one page. */
export async function readBlogSummaries(
  payload: Payload,
  locale: BaseLocale,
  page: Page | null,
): Promise<{ items: BlogSummary[]; total: number }> {
  const options = {
    collection: 'blog-posts',
    // The body is most of a post, and the list does not show it.
    select: { title: true, category: true, image: true, publishedDate: true, updatedAt: true },
    depth: 1,
    fallbackLocale: false,
  } as const
  const where = await publicPosts(payload)
  const base = await payload.find({
    ...options,
    where,
    sort: newestFirst,
    pagination: page !== null,
    page: page?.page,
    limit: page?.perPage ?? 0,
    locale: 'id',
  })
  const translations = await payload.find({
    ...options,
    where: page ? { id: { in: base.docs.map(({ id }) => id) } } : where,
    pagination: false,
    locale: 'en',
  })
  const posts = paired(base.docs, translations.docs)
  return { items: posts.map((post) => presentBlogSummary(post, locale)), total: base.totalDocs }
}

/** One published post; `null` for an unknown one, a draft or one with a future date. */
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

/** The newest posts, for the home page. */
export async function readLatestNews(payload: Payload, locale: BaseLocale): Promise<NewsItem[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'blog-posts',
    where: await publicPosts(payload),
    sort: newestFirst,
    limit: newsOnHome,
  })
  return documents.map((post) => presentNewsItem(post, locale))
}
