import { documentType, documentTypes, documentUrl } from '@niaga/contract/documents'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { errorResponse } from './error-response.ts'

export type FilesOptions = {
  contentHost: string
  limits: {
    /** Timeout until the host begins to respond. */
    contentTimeoutMs: number
    documentBytes: number
    downloads: number
    downloadsPerVisitor: number
    downloadTimeoutMs: number
  }
  /** Returns the client, `null` for a client that is not counted. */
  getVisitor: (c: Context) => string | null
  log: Logger
}

const conditions = ['If-None-Match', 'If-Modified-Since', 'If-Range']
const passedOn = ['Content-Length', 'Content-Range', 'ETag', 'Last-Modified', 'Accept-Ranges']
/** Several ranges would need a multipart response. */
const oneRange = /^bytes=\d*-\d*$/

/** If a browser opens a download after all, it must neither run nor load anything. */
const policy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * Serves `/files/…`: the documents of the content host under the site's own origin, as downloads. They are streamed and
 * not kept, so a document deleted by an editor is gone at once.
 */
export function files({ contentHost, limits, getVisitor, log }: FilesOptions): Hono {
  const begin = createDownloads(limits)
  const app = new Hono()
  app.on(['GET', 'HEAD'], '/files/*', respond)
  app.all('/files/*', (c) => errorResponse(405, c.req.path, { Allow: 'GET, HEAD' }))
  return app

  async function respond(c: Context): Promise<Response> {
    const { pathname } = new URL(c.req.url)
    const path = pathname.slice(1)
    const [type, url] = [documentType(path), documentUrl(contentHost, path)]
    if (!type || !url) return errorResponse(404, pathname)
    const visitor = getVisitor(c)
    const download = begin(visitor)
    if (typeof download === 'number') {
      return errorResponse(download, pathname, { 'Retry-After': '5' })
    }
    try {
      const response = await ask(url, c, visitor, download.signal)
      const failure = getFailure(response, limits.documentBytes)
      if (failure !== null) {
        await response.body?.cancel()
        if (failure === 503) log.warn({ path: pathname, status: response.status }, notFetched)
        download.end()
        return errorResponse(failure, pathname, failure === 404 ? {} : { 'Retry-After': '5' })
      }
      const headers = getHeaders(response, path, documentTypes[type])
      const init = { status: response.status, headers }
      if (!response.body || c.req.method === 'HEAD' || response.status > 206) {
        await response.body?.cancel()
        download.end()
        return new Response(null, init)
      }
      return new Response(getStream(response.body, limits.documentBytes, download.end), init)
    } catch (error) {
      download.end()
      const cause = error instanceof Error ? error.message : String(error)
      log.warn({ path: pathname, cause }, notFetched)
      return errorResponse(503, pathname, { 'Retry-After': '5' })
    }
  }

  async function ask(url: URL, c: Context, visitor: string | null, signal: AbortSignal) {
    const range = c.req.header('Range') ?? ''
    const headers = new Headers({ Accept: '*/*', 'Accept-Encoding': 'identity' })
    if (oneRange.test(range)) headers.set('Range', range)
    if (visitor !== null) headers.set('X-Forwarded-For', visitor)
    for (const name of conditions) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    const late = new AbortController()
    const timer = setTimeout(
      () => late.abort(new Error('no response in time')),
      limits.contentTimeoutMs,
    )
    try {
      const both = AbortSignal.any([signal, late.signal])
      return await fetch(url, { method: c.req.method, headers, redirect: 'manual', signal: both })
    } finally {
      clearTimeout(timer)
    }
  }
}

const notFetched = 'A document could not be fetched'

/** Returns why a response of the host is not passed on, `null` if it is. */
function getFailure({ status, headers }: Response, maxBytes: number): 404 | 429 | 503 | null {
  if (status === 404 || status === 410) return 404
  if (status === 429) return 429
  if (status === 304 || status === 416) return null
  const isPart = status === 206 && headers.has('Content-Range')
  const isPlain = (headers.get('Content-Encoding') ?? 'identity') === 'identity'
  const isSmall = Number(headers.get('Content-Length') ?? 0) <= maxBytes
  return (status === 200 || isPart) && isPlain && isSmall ? null : 503
}

function getHeaders(response: Response, path: string, type: string): Headers {
  const headers = new Headers({
    'Content-Type': type,
    // The name contains no character that needs encoding (RFC 6266, section 4.1).
    'Content-Disposition': `attachment; filename="${path.split('/').at(-1)}"`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'public, no-cache',
  })
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (response.headers.get('X-Robots-Tag')?.includes('noindex')) {
    headers.set('X-Robots-Tag', 'noindex')
  }
  return headers
}

type Download = {
  /** Aborted when the download takes too long. */
  signal: AbortSignal
  end: () => void
}

/** Counts downloads in progress, each of which uses a connection to the content host. */
function createDownloads(limits: FilesOptions['limits']) {
  const open = new Map<string, number>()
  let all = 0

  /** @returns the status of the rejection if there are too many downloads */
  return function begin(visitor: string | null): Download | 429 | 503 {
    if (all >= limits.downloads) return 503
    const openByVisitor = visitor === null ? 0 : (open.get(visitor) ?? 0)
    if (openByVisitor >= limits.downloadsPerVisitor) return 429
    all += 1
    if (visitor !== null) open.set(visitor, openByVisitor + 1)
    const whole = new AbortController()
    const timer = setTimeout(() => {
      whole.abort(new Error('the download took too long'))
      end()
    }, limits.downloadTimeoutMs)
    let hasEnded = false
    function end() {
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      all -= 1
      if (visitor === null) return
      const remaining = (open.get(visitor) ?? 1) - 1
      if (remaining > 0) open.set(visitor, remaining)
      else open.delete(visitor)
    }
    return { signal: whole.signal, end }
  }
}

/** Streams a body as fast as the visitor reads it. */
function getStream(body: ReadableStream<Uint8Array>, maxBytes: number, end: () => void) {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        bytes += value?.byteLength ?? 0
        if (bytes > maxBytes) throw new Error('The document is larger than the limit')
        if (value) return controller.enqueue(value)
        if (done) controller.close()
        end()
      } catch (error) {
        end()
        controller.error(error)
        await reader.cancel(error).catch(() => {})
      }
    },
    async cancel(reason) {
      end()
      await reader.cancel(reason)
    },
  })
}
