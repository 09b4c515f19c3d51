import { bestEncoding, type Encoding } from '../compression.ts'
import type { Shown } from './page-cache.ts'
import { bodyIn, encodingOf, type StoredPage } from './stored-page.ts'

/** What of a request decides how a page is sent. */
export type PageRequest = {
  method: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

export type PageAnswer = {
  status: number
  /** Names and values in turn, as Node writes them without looking at them again. */
  headers: string[]
  /** `null` for none: HEAD, 304 and empty pages. */
  body: Buffer | null
}

export type SharedTimes = { freshTtlS: number; lastGoodS: number }

/**
 * How a page of the cache is answered. What does not change from one request to the next is worked out once for
 * each page and encoding.
 *
 * @param times how long caches between the site and its visitors may show a page (RFC 5861)
 * @param everyAnswer headers that stand on every answer of the site
 */
export function createPageAnswers(times: SharedTimes, everyAnswer: Record<string, string>) {
  const heads = {
    br: new WeakMap<StoredPage, string[]>(),
    gzip: new WeakMap<StoredPage, string[]>(),
    identity: new WeakMap<StoredPage, string[]>(),
  }

  return function answerPage({ page, mark, ageMs }: Shown, request: PageRequest): PageAnswer {
    const encoding = encodingOf(page, bestEncoding(request.acceptEncoding))
    const isKnown = page.status === 200 && matches(request.ifNoneMatch, page.etag)
    const head = headOf(page, encoding)
    const changing = ['X-Cache', mark]
    if (isShared(page)) changing.push('Age', String(Math.floor(ageMs / 1000)))
    if (isKnown) return { status: 304, headers: [...head, ...changing], body: null }
    const body = bodyIn(page, encoding)
    changing.push('Content-Length', String(body.byteLength))
    const isEmpty = request.method === 'HEAD' || body.byteLength === 0
    return {
      status: page.status,
      headers: [...head, ...changing],
      body: isEmpty ? null : body,
    }
  }

  function headOf(page: StoredPage, encoding: Encoding): string[] {
    const known = heads[encoding].get(page)
    if (known) return known
    const head = buildHead(page, encoding)
    heads[encoding].set(page, head)
    return head
  }

  function buildHead(page: StoredPage, encoding: Encoding): string[] {
    const own = Object.fromEntries(page.headers)
    const headers: Record<string, string> = {
      ...Object.fromEntries(
        Object.entries(everyAnswer).filter(([name]) => !(name.toLowerCase() in own)),
      ),
      ...own,
      'Cache-Control': cacheControl(page),
      Vary: 'Accept-Encoding',
    }
    if (page.status === 200) headers.ETag = page.etag
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
    return Object.entries(headers).flat()
  }

  /** Only a good answer to a reading may be kept. */
  function cacheControl(page: StoredPage): string {
    if (page.status !== 200) return 'no-store'
    // Without a few seconds a prefetched answer would be fetched again.
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

/** Whether one of the tags of `If-None-Match` is this one, by weak comparison (RFC 9110, section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
