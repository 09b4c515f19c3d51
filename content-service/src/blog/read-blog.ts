import type { BlogDetail, BlogSummary, NewsItem } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Payload, Where } from 'payload'
import type { Page } from '../api/page.ts'
import { findLocalized } from '../content/localized.ts'
import { presentBlogDetail, presentBlogSummary, presentNewsItem } from './present-post.ts'

/** A collection with drafts hands them out too unless a query says otherwise. */
const published: Where = { _status: { equals: 'published' } }

const newestFirst = '-listedAt'

/** The home page shows one large item and three cards (specification, section 9). */
const newsOnHome = 4

/** Published posts, newest first: all of them, or one page. */
export async function readBlogSummaries(
  payload: Payload,
  locale: Locale,
  page: Page | null,
): Promise<{ items: BlogSummary[]; total: number }> {
  const { documents, total } = await findLocalized(payload, {
    collection: 'blog-posts',
    where: published,
    sort: newestFirst,
    ...(page ? { page: page.page, limit: page.perPage } : {}),
  })
  return { items: documents.map((post) => presentBlogSummary(post, locale)), total }
}

/** One published post, `null` for an unknown one or a draft. */
export async function readBlogDetail(
  payload: Payload,
  locale: Locale,
  id: number,
): Promise<BlogDetail | null> {
  const { documents } = await findLocalized(payload, {
    collection: 'blog-posts',
    where: { and: [published, { id: { equals: id } }] },
    limit: 1,
  })
  return documents.map((post) => presentBlogDetail(post, locale))[0] ?? null
}

/** The newest posts, for the home page. */
export async function readLatestNews(payload: Payload, locale: Locale): Promise<NewsItem[]> {
  const { documents } = await findLocalized(payload, {
    collection: 'blog-posts',
    where: published,
    sort: newestFirst,
    limit: newsOnHome,
  })
  return documents.map((post) => presentNewsItem(post, locale))
}
