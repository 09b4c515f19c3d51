import { listPageLimits } from '@niaga/contract/endpoints'
import type { BlogSummary } from '@niaga/contract/entities'
import type { List, ListPage } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from './reading.ts'

/** Posts of the list, newest first. */
export type BlogRange = {
  posts: readonly BlogSummary[]
  /** How many the host has, or a search finds. */
  total: number
  /** Whether `posts` are all that the host has, whatever was requested: it does not know pages, or no searches. */
  isWhole: boolean
}

type PageReader = (locale: Locale, page: ListPage) => Promise<Reading<List<BlogSummary> | null>>

/** The calls of the list; a page that a host rejects reads as `null`. */
export type BlogCalls = {
  /** A page at the beginning of the list, of which visitors read most. */
  newest: PageReader
  older: PageReader
  search: PageReader
  whole: (locale: Locale) => Promise<Reading<List<BlogSummary>>>
}

/** As many as a page may have: whatever needs posts, a list, a feed or the sitemap, shares these pages. */
const { perPage } = listPageLimits

/** Pages in memory: a thousand posts, 200 KB in each language. */
const pagesInMemory = 10

/**
 * The list of posts, page by page from a host that states its pages, and whole from any other: the contract's list has
 * no pages, and a host ignores what it does not know.
 */
export function createBlogList({ newest, older, search, whole }: BlogCalls) {
  async function readWhole(locale: Locale): Promise<Reading<BlogRange>> {
    const reading = await whole(locale)
    return reading.ok ? { ok: true, value: wholeOf(reading.value) } : reading
  }

  /** The first page, by which a host shows whether it knows pages. */
  async function readFirst(locale: Locale): Promise<Reading<BlogRange>> {
    const page = { page: 1, perPage }
    const reading = await newest(locale, page)
    if (!reading.ok) return reading
    const list = reading.value
    if (list && isStated(list, page)) return { ok: true, value: pageOf(list) }
    return list && isAll(list) ? { ok: true, value: wholeOf(list) } : readWhole(locale)
  }

  return {
    /** The posts of a range of the list, read one page after the other. */
    async blogs(
      locale: Locale,
      { from, count }: { from: number; count: number },
    ): Promise<Reading<BlogRange>> {
      const first = await readFirst(locale)
      if (!first.ok || first.value.isWhole) return first
      const { total } = first.value
      const end = Math.min(from + count, total)
      const posts = new Map<number, BlogSummary>()
      for (let at = from - (from % perPage); at < end; at += perPage) {
        const page = { page: at / perPage + 1, perPage }
        const read = page.page <= pagesInMemory ? newest : older
        const reading = await read(locale, page)
        if (!reading.ok) return reading
        if (!reading.value || !isStated(reading.value, page)) return readWhole(locale)
        const shown = reading.value.items.slice(Math.max(0, from - at), end - at)
        // A post that appears meanwhile moves the last one of a page to the next.
        for (const post of shown) posts.set(post.id, post)
      }
      return { ok: true, value: { posts: [...posts.values()], total, isWhole: false } }
    },

    /** A page of the posts whose title has a text. */
    async foundBlogs(
      locale: Locale,
      query: string,
      page: Omit<ListPage, 'q'>,
    ): Promise<Reading<BlogRange>> {
      const first = await readFirst(locale)
      if (!first.ok || first.value.isWhole) return first
      const part = { ...page, q: query }
      const reading = await search(locale, part)
      if (!reading.ok) return reading
      const list = reading.value
      return list && isStated(list, part) ? { ok: true, value: pageOf(list) } : readWhole(locale)
    },
  }
}

/** Whether a host says that this is the page that was requested. */
function isStated({ page: stated }: List<BlogSummary>, requested: ListPage): boolean {
  return (
    stated !== null &&
    stated.page === requested.page &&
    stated.perPage === requested.perPage &&
    stated.q === requested.q
  )
}

/** Whether a host that states no page sent all it has, as far as can be seen: as many as on a page may be a page. */
function isAll({ items, malformed, total }: List<BlogSummary>): boolean {
  const entries = items.length + malformed
  return total <= entries && entries !== perPage
}

function pageOf({ items, total }: List<BlogSummary>): BlogRange {
  return { posts: items, total, isWhole: false }
}

function wholeOf({ items }: List<BlogSummary>): BlogRange {
  return { posts: items, total: items.length, isWhole: true }
}
