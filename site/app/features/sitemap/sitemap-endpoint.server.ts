import { contactDetails } from '@niaga/contract/contact-details'
import { baseLocales, defaultLocale } from '@niaga/contract/locale'
import { Hono } from 'hono'
import { hrefIn } from '../../i18n/locale-address.ts'
import { sharePrefix } from '../../share-picture-path.ts'
import { readSitemap } from './read-sitemap.server.ts'
import type { SitemapSources } from './sitemap-pages.server.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }

export type SitemapOptions = SitemapSources & { origin: string }

/** Finders of vulnerabilities read the file again after this time (RFC 9116, 2.5.5). */
const securityDays = 90

/**
 * Serves `/sitemap.xml`, its parts if it is split, `/robots.txt` and `/.well-known/security.txt`, from the route table and the
 * content host's lists.
 */
export function sitemap({ origin, ...sources }: SitemapOptions): Hono {
  const app = new Hono()
  const reading = new Map<string, ReturnType<typeof readSitemap>>()

  /** Loads a file of many posts once for all simultaneous requests. */
  function readShared(path: string) {
    const pending =
      reading.get(path) ??
      readSitemap(path, origin, sources).finally(() => void reading.delete(path))
    reading.set(path, pending)
    return pending
  }

  app.get('/:file{sitemap(-[1-9]\\d*)?\\.xml}', async (c, next) => {
    const file = await readShared(c.req.path)
    if (file === null) {
      return c.text('The content service does not respond.\n', 503, {
        'Cache-Control': 'no-store',
        'Retry-After': '60',
      })
    }
    if (file === 'missing') return next()
    return c.body(file, 200, {
      ...cached,
      'Content-Type': 'application/xml; charset=utf-8',
    })
  })
  app.get('/.well-known/security.txt', async (c) => {
    const contact = await sources.content.contact(defaultLocale)
    const email = contact.ok && contact.value && contactDetails(contact.value, defaultLocale).email
    const expires = new Date(Date.now() + securityDays * 86_400_000).toISOString()
    const lines = [
      ...(email ? [`Contact: mailto:${email}`] : []),
      `Contact: ${new URL(hrefIn(defaultLocale, '/kontak'), origin).href}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${baseLocales.join(', ')}`,
      `Canonical: ${new URL(c.req.path, origin).href}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, cached)
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
