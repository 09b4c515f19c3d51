import { comparePaths } from '@niaga/contract/compare-paths'
import { isTakenSlug } from '@niaga/contract/site-addresses'
import { Hono } from 'hono'
import type { ContentClient } from '../../../content/content-client.server.ts'
import { valueOrNull } from '../../../content/reading.ts'
import { defaultLocale } from '../../i18n/locale-registry.ts'
import { routeTable } from '../../route-table.ts'
import { type SitemapPage, sitemapFiles } from './sitemap.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

export type SitemapOptions = { content: ContentClient; origin: string }

/** `/sitemap.xml`, its parts if it is split, and `/robots.txt`, from the route table and the content host's lists. */
export function sitemap({ content, origin }: SitemapOptions): Hono {
  const app = new Hono()
  app.get('/:file{sitemap(-[1-9]\\d*)?\\.xml}', async (c, next) => {
    const pages = await sitemapPages(content)
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
      `User-agent: *\nDisallow: /-/\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`,
      200,
      cached,
    ),
  )
  return app
}

/**
 * Every page of the site, the fixed ones first; `null` if a list could not be read, because search engines would take
 * missing pages for deleted ones.
 */
export async function sitemapPages(content: ContentClient): Promise<SitemapPage[] | null> {
  const pages = await contentPages(content)
  return pages && [...fixedPages(), ...pages]
}

/** Pages that search engines are asked to leave out. */
const unlisted = new Set<string>(Object.values(comparePaths))

function fixedPages(): SitemapPage[] {
  return routeTable
    .filter(({ path }) => !path.includes(':') && !unlisted.has(path))
    .map(({ path }) => ({ path, lastModified: null }))
}

/** The pages of the content; `null` if a list could not be read. The contract only dates posts. */
async function contentPages(content: ContentClient): Promise<SitemapPage[] | null> {
  const [products, tools, blogs, pages] = await Promise.all([
    content.products(defaultLocale),
    content.tools(defaultLocale),
    content.blogs(defaultLocale),
    content.pages(defaultLocale),
  ])
  if (!products.ok || !tools.ok || !blogs.ok) return null
  return [
    ...products.value.map(({ id }) => ({ path: `/produk/${id}`, lastModified: null })),
    ...tools.value.map(({ id }) => ({ path: `/alat/${id}`, lastModified: null })),
    ...blogs.value.map(({ id, published_date }) => ({
      path: `/blog/${id}`,
      lastModified: published_date && new Date(published_date).toISOString(),
    })),
    ...(valueOrNull(pages) ?? []).flatMap(({ slug }) =>
      slug === undefined || isTakenSlug(slug) ? [] : [{ path: `/${slug}`, lastModified: null }],
    ),
  ]
}
