import { listPageLimits } from '@niaga/contract/endpoints'
import type { BlogSummary } from '@niaga/contract/entities'
import type { List, ListPage } from '@niaga/contract/envelope'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from './reading.ts'

/** A range of the list, newest posts first. */
export type BlogRange = {
  posts: readonly BlogSummary[]
  /** Total number of posts or search hits on the host. */
  total: number
  /** Whether `posts` are all posts of the host, whatever was requested, because it does not support pages or searches. */
  isWhole: boolean
}

type PageReader = (locale: Locale, page: ListPage) => Promise<Reading<List<BlogSummary> | null>>

/** The calls of the list; a page rejected by the host is read as `null`. */
export type BlogCalls = {
  /** A page at the beginning of the list, which visitors read most. */
  newest: PageReader
  older: PageReader
  search: PageReader
  whole: (locale: Locale) => Promise<Reading<List<BlogSummary>>>
}

/** The maximum of a page: a list, a feed and the sitemap share these pages. */
const { perPage } = listPageLimits

/** Pages in memory: a thousand posts, 200 KB in each language. */
const pagesInMemory = 10

/**
 * Reads the list of posts, page by page from a host that reports pages, otherwise as a whole: the contract's list has no
 * pages, and a host ignores unknown parameters.
 */
export function createBlogList({ newest, older, search, whole }: BlogCalls) {
  async function readWhole(locale: Locale): Promise<Reading<BlogRange>> {
    const reading = await whole(locale)
    return reading.ok ? { ok: true, value: getWhole(reading.value) } : reading
  }

  /** Reads the first page, which shows whether a host supports pages. */
  async function readFirst(locale: Locale): Promise<Reading<BlogRange>> {
    const page = { page: 1, perPage }
    const reading = await newest(locale, page)
    if (!reading.ok) return reading
    const list = reading.value
    if (list && isStated(list, page)) return { ok: true, value: getPage(list) }
    return list && isAll(list) ? { ok: true, value: getWhole(list) } : readWhole(locale)
  }

  return {
    /** Returns the posts of a range of the list, read one page after the other. */
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
        const visible = reading.value.items.slice(Math.max(0, from - at), end - at)
        // A post published meanwhile moves the last one of a page to the next.
        for (const post of visible) posts.set(post.id, post)
      }
      return { ok: true, value: { posts: [...posts.values()], total, isWhole: false } }
    },

    /** Returns a page of the posts whose title contains a text. */
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
      return list && isStated(list, part) ? { ok: true, value: getPage(list) } : readWhole(locale)
    },
  }
}

/** Whether a host confirms that this is the requested page. */
function isStated({ page: listPage }: List<BlogSummary>, requested: ListPage): boolean {
  return (
    listPage !== null &&
    listPage.page === requested.page &&
    listPage.perPage === requested.perPage &&
    listPage.q === requested.q
  )
}

/** Whether a host that reports no page sent all its posts, as far as can be determined: a full page may be one of several. */
function isAll({ items, malformed, total }: List<BlogSummary>): boolean {
  const entries = items.length + malformed
  return total <= entries && entries !== perPage
}

function getPage({ items, total }: List<BlogSummary>): BlogRange {
  return { posts: items, total, isWhole: false }
}

function getWhole({ items }: List<BlogSummary>): BlogRange {
  return { posts: items, total: items.length, isWhole: true }
}
