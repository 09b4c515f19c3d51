import type { BlogDetail, BlogSummary, NewsItem } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import type { Page } from '../../platform/http/page.ts'
import { findLocalized, paired } from '../content/localized.ts'
import { postsTitled } from './posts-titled.ts'
import { presentBlogDetail, presentBlogSummary, presentNewsItem } from './present-post.ts'
import { publicPosts } from './public-posts.ts'

const newestFirst = '-listedAt'

/** The home page shows one large item and three cards (specification, section 9). */
const newsOnHome = 4

/** The body is most of a post, and the list does not show it. */
const summary = {
  collection: 'blog-posts',
  select: { title: true, category: true, image: true, publishedDate: true, updatedAt: true },
  depth: 1,
  fallbackLocale: false,
} as const

/** Published posts, newest first: all of them, or one page, of those too whose title has a text. */
export async function readBlogSummaries(
  payload: Payload,
  locale: BaseLocale,
  page: Page | null,
): Promise<{ items: BlogSummary[]; total: number }> {
  if (page?.q) return readFound(payload, locale, { ...page, q: page.q })
  const where = await publicPosts(payload)
  const base = await payload.find({
    ...summary,
    where,
    sort: newestFirst,
    pagination: page !== null,
    page: page?.page,
    limit: page?.perPage ?? 0,
    locale: 'id',
  })
  const translations = await payload.find({
    ...summary,
    where: page ? { id: { in: base.docs.map(({ id }) => id) } } : where,
    pagination: false,
    locale: 'en',
  })
  const posts = paired(base.docs, translations.docs)
  return { items: posts.map((post) => presentBlogSummary(post, locale)), total: base.totalDocs }
}

async function readFound(
  payload: Payload,
  locale: BaseLocale,
  { page, perPage, q }: Page & { q: string },
): Promise<{ items: BlogSummary[]; total: number }> {
  const found = await postsTitled(payload, locale, q)
  const shown = found.slice((page - 1) * perPage, page * perPage)
  const where = { and: [await publicPosts(payload), { id: { in: shown } }] }
  const options = { ...summary, where, pagination: false } as const
  const base = await payload.find({ ...options, locale: 'id' })
  const translations = await payload.find({ ...options, locale: 'en' })
  const byId = new Map(paired(base.docs, translations.docs).map((post) => [post.id.id, post]))
  const items = shown.flatMap((id) => {
    const post = byId.get(id)
    return post ? [presentBlogSummary(post, locale)] : []
  })
  return { items, total: found.length }
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
