import type { Locale } from '@niaga/contract/locale'

/** The newest articles in one language; all addresses are absolute. */
export type Feed = {
  locale: Locale
  title: string
  description: string
  /** The page of all articles. */
  page: string
  /** Of the feed in each form. */
  addresses: Record<FeedForm, string>
  items: FeedItem[]
}

export type FeedItem = {
  /** Its page, which is its id too. */
  page: string
  /** That of title and summary, which may not be the feed's. */
  locale: Locale
  title: string
  summary: string
  category: string | null
  /** In ISO 8601, `null` if unknown. */
  published: string | null
  changed: string | null
  picture: string | null
}

export type FeedForm = 'rss' | 'json'

/** The addresses of the feeds in the default language; other languages have theirs below their prefix. */
export const feedPaths = { rss: '/rss.xml', json: '/feed.json' } as const

export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const
