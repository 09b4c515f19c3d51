import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestRecord } from '@niaga/server-kit/request-log'
import { LRUCache } from 'lru-cache'
import type { PageAddress } from './page-address.ts'
import type { PageCache, Shown } from './page-cache.ts'
import type { PageRequest, PageResponse } from './page-response.ts'

type CachedPagesOptions = {
  cache: PageCache
  responseOf: (shown: Shown, request: PageRequest) => PageResponse
}

export type CachedPages = ReturnType<typeof createCachedPages>

/** How many addresses, as they were asked for, are known to mean a page. */
const knownAddresses = 4000

/** Responses to requests from the pages of the cache. */
export function createCachedPages({ cache, responseOf }: CachedPagesOptions) {
  const known = new LRUCache<string, PageAddress>({ max: knownAddresses })

  return {
    /** Responds to a GET or HEAD, and waits for the page where it must. */
    async respond(address: PageAddress, request: Request): Promise<Response> {
      const shown = await cache.get(address)
      const { pathname, search } = new URL(request.url)
      known.set(pathname + search, address)
      const { status, headers, body } = responseOf(shown, {
        method: request.method,
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
      })
      return new Response(body && Buffer.from(body, 'latin1'), { status, headers: pairs(headers) })
    },

    /**
     * Responds at once where the page is ready, before the layers that would work out again what the request means.
     *
     * @returns whether it did; otherwise the request goes on to the other layers
     */
    respondAtOnce(
      request: IncomingMessage,
      response: ServerResponse,
      record: RequestRecord,
    ): boolean {
      const { method = '', url = '', headers: asked } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const address = known.get(url)
      const shown = address && cache.peek(address)
      if (!shown) return false
      const { status, headers, body } = responseOf(shown, {
        method,
        acceptEncoding: asked['accept-encoding'],
        ifNoneMatch: asked['if-none-match'],
      })
      record.cacheStatus = shown.cacheStatus
      // The page's headers are shared by all its visitors: the id goes on a copy.
      response.writeHead(status, [...headers, 'X-Request-Id', record.id])
      response.end(body, 'latin1')
      return true
    },
  }
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] satisfies [string, string]] : [],
  )
}
