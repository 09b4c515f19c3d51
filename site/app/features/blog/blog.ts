import type { LongDate } from '../../i18n/long-date.ts'

/** A post as a card; no category and no date are the screen's to name (specification, section 2). */
export type PostCard = {
  id: number
  title: string
  category: string | null
  date: LongDate | null
  picture: string | null
}

export type BlogView = {
  /** What was searched for, `''` for nothing. */
  query: string
  page: number
  pageCount: number
  /** How many posts there are, on all pages. */
  hits: number
  cards: PostCard[]
}

/** A post as a page; `body` is HTML that has been cleaned, `excerpt` the beginning of its text. */
export type PostView = PostCard & { body: string; excerpt: string }
