import { pictureUrl } from '@niaga/contract/images'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type LimitedResponse, limitedFetch } from '../app/lib/content/limited-fetch.server.ts'
import { placeholderPicture } from './placeholder-picture.ts'

/** Pictures only: SVG could carry script, and anything else is no picture. */
const passedTypes = /^image\/(png|jpeg|webp|avif|gif)$/

const conditionalHeaders = ['If-None-Match', 'If-Modified-Since']
const passedHeaders = ['ETag', 'Last-Modified']

export type MediaOptions = { contentHost: string; timeoutMs: number; maxBytes: number; log: Logger }

/**
 * `/media/…`: pictures of the content host under the site's own origin. What is missing, broken or no picture
 * is answered with a neutral drawing; browsers draw it whatever its status, and caches learn from the status.
 */
export function media({ contentHost, timeoutMs, maxBytes, log }: MediaOptions): Hono {
  const { origin } = new URL(contentHost)
  const app = new Hono()

  app.on(['GET', 'HEAD'], '/media/*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const path = pathname.slice('/media/'.length)
    const upstream = path === '' ? null : pictureUrl(origin, 'section', `/${path}${search}`)
    if (upstream === null) return placeholder(404)
    try {
      const answer = await limitedFetch(
        upstream,
        { headers: { Accept: 'image/*', ...picked(c.req.raw.headers, conditionalHeaders) } },
        { timeoutMs, maxBytes, maxRedirects: 0 },
      )
      return passOn(answer)
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      log.warn({ path: upstream.pathname, cause }, 'A picture could not be fetched')
      return placeholder(503)
    }
  })
  app.all('/media/*', (c) =>
    c.text('A picture can only be read.\n', 405, {
      Allow: 'GET, HEAD',
      'Cache-Control': 'no-store',
    }),
  )
  return app
}

function passOn({ status, headers, body }: LimitedResponse): Response {
  const passed = {
    ...picked(headers, passedHeaders),
    'Cache-Control': 'public, max-age=300',
  }
  if (status === 304) return new Response(null, { status, headers: passed })
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (status >= 500) return placeholder(503)
  if (status !== 200 || !passedTypes.test(type)) return placeholder(404)
  return new Response(new Uint8Array(body), { headers: { ...passed, 'Content-Type': type } })
}

function placeholder(status: 404 | 503): Response {
  return new Response(placeholderPicture, {
    status,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  })
}

function picked(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
