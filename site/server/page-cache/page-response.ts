import { bestEncoding, type Encoding } from '../compression.ts'
import type { PageResult } from './page-cache.ts'
import { bodyIn, getEncoding, type StoredPage } from './stored-page.ts'

/** Parts of a request that decide how a page is sent. */
export type PageRequest = {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export type PageResponse = {
  status: number
  /** Alternating names and values, which Node writes unchanged. */
  headers: string[]
  /** Bytes as Latin-1; `null` without a body: HEAD, 304 and empty pages. */
  body: string | null
}

export type SharedTimes = { freshTtlS: number; lastGoodS: number }

type Ready = { head: string[]; body: string; cacheStatus: string; ageS: number; headers: string[] }

/**
 * Creates the responses for cached pages. Parts common to all requests are computed once for each page and encoding.
 *
 * @param times how long caches between the site and its visitors may show a page (RFC 5861)
 * @param everyResponse headers of every response of the site
 */
export function createPageResponses(times: SharedTimes, everyResponse: Record<string, string>) {
  const readyPages = {
    br: new WeakMap<StoredPage, Ready>(),
    gzip: new WeakMap<StoredPage, Ready>(),
    identity: new WeakMap<StoredPage, Ready>(),
  }

  return function getResponse(result: PageResult, request: PageRequest): PageResponse {
    const { page } = result
    const { status } = page
    const encoding = getEncoding(page, bestEncoding(request.acceptEncoding))
    const { head, headers, body } = ready(result, encoding)
    if (status === 200 && matches(request.ifNoneMatch, page.etag)) {
      return { status: 304, headers: [...head, 'X-Cache', result.cacheStatus], body: null }
    }
    return { status, headers, body: request.method === 'HEAD' || body === '' ? null : body }
  }

  function ready({ page, cacheStatus, ageMs }: PageResult, encoding: Encoding): Ready {
    const before = readyPages[encoding].get(page)
    const ageS = Math.floor(ageMs / 1000)
    const isSame = before?.ageS === ageS && before.cacheStatus === cacheStatus
    // Apart from the cache status, only brotli's bytes change, once.
    if (isSame && (encoding !== 'br' || before.body === bodyIn(page, 'br'))) return before
    const body = bodyIn(page, encoding)
    const head = before?.head ?? buildHead(page, encoding)
    const headers = [...head, 'X-Cache', cacheStatus, 'Content-Length', String(body.length)]
    if (isShared(page)) headers.push('Age', String(ageS))
    const response = { head, body, cacheStatus, ageS, headers }
    readyPages[encoding].set(page, response)
    return response
  }

  function buildHead(page: StoredPage, encoding: Encoding): string[] {
    const pageHeaders = Object.fromEntries(page.headers)
    const headers: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(everyResponse).filter(([name]) => !(name.toLowerCase() in pageHeaders)),
      ),
      ...pageHeaders,
      'Cache-Control': cacheControl(page),
      Vary: 'Accept-Encoding',
    }
    if (page.status === 200) headers.ETag = page.etag
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    return Object.entries(headers).flat()
  }

  /** Only a good response to a GET or HEAD may be cached. */
  function cacheControl(page: StoredPage): string {
    if (page.status !== 200) return 'no-store'
    // Without these few seconds a prefetched response would be fetched again.
    if (!isShared(page)) return 'private, max-age=5'
    const { freshTtlS, lastGoodS } = times
    return `public, max-age=0, s-maxage=${freshTtlS}, stale-while-revalidate=${freshTtlS}, stale-if-error=${lastGoodS}`
  }
}

function isShared({ status, headers }: StoredPage): boolean {
  return (
    status === 200 &&
    headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'))
  )
}

/** Whether one of the tags in `If-None-Match` matches, by weak comparison (RFC 9110, section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
