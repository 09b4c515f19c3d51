import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestRecord } from '@niaga/server-kit/request-log'
import { LRUCache } from 'lru-cache'
import type { PageAddress } from './page-address.ts'
import type { PageAnswer, PageRequest } from './page-answer.ts'
import type { PageCache, Shown } from './page-cache.ts'

type CachedPagesOptions = {
  cache: PageCache
  answerPage: (shown: Shown, request: PageRequest) => PageAnswer
}

export type CachedPages = ReturnType<typeof createCachedPages>

/** How many addresses, as they were asked for, are known to mean a page. */
const knownAddresses = 4000

/** The pages of the cache as answers to requests. */
export function createCachedPages({ cache, answerPage }: CachedPagesOptions) {
  const known = new LRUCache<string, PageAddress>({ max: knownAddresses })

  return {
    /** Answers a reading request, waiting for the page where it must. */
    async answer(address: PageAddress, request: Request): Promise<Response> {
      const shown = await cache.get(address)
      const { pathname, search } = new URL(request.url)
      known.set(pathname + search, address)
      const { status, headers, body } = answerPage(shown, {
        method: request.method,
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
      })
      return new Response(body && Buffer.from(body, 'latin1'), { status, headers: pairs(headers) })
    },

    /**
     * Answers what can be shown at once, before the layers that would find out again what such a request means.
     *
     * @returns whether it did; otherwise the request is another's to answer
     */
    answerAtOnce(
      request: IncomingMessage,
      response: ServerResponse,
      record: RequestRecord,
    ): boolean {
      const { method = '', url = '', headers } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const address = known.get(url)
      const shown = address && cache.peek(address)
      if (!shown) return false
      const answer = answerPage(shown, {
        method,
        acceptEncoding: headers['accept-encoding'],
        ifNoneMatch: headers['if-none-match'],
      })
      record.cacheStatus = shown.cacheStatus
      // The page's headers are shared by all its visitors: the id goes on a copy.
      response.writeHead(answer.status, [...answer.headers, 'X-Request-Id', record.id])
      response.end(answer.body, 'latin1')
      return true
    },
  }
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] satisfies [string, string]] : [],
  )
}
