import type { Locale } from '@niaga/contract/locale'

/** The newest articles in one language; all addresses are absolute. */
export type Feed = {
  locale: Locale
  title: string
  description: string
  /** The page that lists all articles. */
  page: string
  /** The feed's address in each format. */
  addresses: Record<FeedForm, string>
  items: FeedItem[]
}

export type FeedItem = {
  /** The article's page, which is also its id. */
  page: string
  /** Language of title and summary, which may differ from the feed's. */
  locale: Locale
  title: string
  summary: string
  category: string | null
  /** Publication date in ISO 8601, `null` if unknown. */
  published: string | null
  changed: string | null
  picture: string | null
}

export type FeedForm = 'rss' | 'json'

/** Addresses of the feeds in the default language; other languages add their prefix. */
export const feedPaths = { rss: '/rss.xml', json: '/feed.json' } as const

export const feedTypes = { rss: 'application/rss+xml', json: 'application/feed+json' } as const
