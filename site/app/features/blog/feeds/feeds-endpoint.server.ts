import type { Locale } from '@niaga/contract/locale'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { hrefIn } from '../../../i18n/locale-address.ts'
import { localeEntries } from '../../../i18n/locale-registry.ts'
import { type Feed, feedPaths, feedTypes } from './feed.ts'
import { writeJsonFeed, writeRss } from './write-feed.ts'

/** Returns the newest articles, `null` if they cannot be loaded. */
export type ReadFeed = (locale: Locale) => Promise<Feed | null>

const writers = { rss: writeRss, json: writeJsonFeed }
const forms = ['rss', 'json'] as const

/** Serves the articles of each language as RSS and as JSON Feed. */
export function feeds(readFeed: ReadFeed): Hono {
  const app = new Hono()
  for (const { code } of localeEntries) {
    for (const form of forms) {
      // Feed readers poll often, usually without news.
      app.get(hrefIn(code, feedPaths[form]), etag({ weak: true }), async (c) => {
        const feed = await readFeed(code)
        if (!feed) {
          return c.text('The content service does not respond.\n', 503, {
            'Cache-Control': 'no-store',
            'Retry-After': '60',
          })
        }
        return c.body(writers[form](feed), 200, {
          'Content-Type': `${feedTypes[form]}; charset=utf-8`,
          'Cache-Control': 'public, max-age=300',
        })
      })
    }
  }
  return app
}
