import { Hono } from 'hono'
import { sharePrefix } from '../../share-picture-path.ts'
import { sitemapFiles } from './sitemap.ts'
import { type SitemapSources, sitemapPages } from './sitemap-pages.server.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

export type SitemapOptions = SitemapSources & { origin: string }

/** `/sitemap.xml`, its parts if it is split, and `/robots.txt`, from the route table and the content host's lists. */
export function sitemap({ origin, ...sources }: SitemapOptions): Hono {
  const app = new Hono()
  app.get('/:file{sitemap(-[1-9]\\d*)?\\.xml}', async (c, next) => {
    const pages = await sitemapPages(sources)
    if (!pages) {
      return c.text('The content service does not respond.\n', 503, {
        'Cache-Control': 'no-store',
        'Retry-After': '60',
      })
    }
    const file = sitemapFiles(origin, pages).get(c.req.path)
    if (file === undefined) return next()
    return c.body(file, 200, {
      ...cached,
      'Content-Type': 'application/xml; charset=utf-8',
    })
  })
  app.get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /-/\nAllow: ${sharePrefix}/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`,
      200,
      cached,
    ),
  )
  return app
}
