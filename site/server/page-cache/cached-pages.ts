import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestRecord } from '@niaga/server-kit/request-log'
import { LRUCache } from 'lru-cache'
import type { PageRequestFacts } from '../visits/visits.ts'
import type { PageAddress } from './page-address.ts'
import type { PageCache, PageResult } from './page-cache.ts'
import type { PageRequest, PageResponse } from './page-response.ts'

type CachedPagesOptions = {
  cache: PageCache
  getResponse: (result: PageResult, request: PageRequest) => PageResponse
  /** Called for each good page sent, if visits are counted. */
  onShown?: (address: PageAddress, request: PageRequestFacts) => void
  /** Returns the client of a request. */
  getAddress: (request: IncomingMessage) => string
}

export type CachedPages = ReturnType<typeof createCachedPages>

/** Number of requested addresses kept with the page that they mean. */
const knownAddresses = 4000

/** Responds to requests from the cached pages. */
export function createCachedPages(options: CachedPagesOptions) {
  const { cache, getResponse, onShown, getAddress } = options
  const addresses = new LRUCache<string, PageAddress>({ max: knownAddresses })

  return {
    /** Responds to a GET or HEAD, and waits for the page if necessary. */
    async respond(address: PageAddress, request: Request, visitor: string): Promise<Response> {
      const result = await cache.get(address)
      const { pathname, search } = new URL(request.url)
      addresses.set(pathname + search, address)
      const { status, headers, body } = getResponse(result, {
        method: request.method,
        acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
        ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
      })
      if (request.method === 'GET' && result.page.status === 200) {
        onShown?.(address, {
          url: pathname + search,
          header: (name) => request.headers.get(name) ?? undefined,
          visitor: () => visitor,
        })
      }
      return new Response(body && Buffer.from(body, 'latin1'), { status, headers: pairs(headers) })
    },

    /** Whether an address has a good page; renders it if necessary. */
    async has(address: PageAddress): Promise<boolean> {
      const result = await cache.get(address).catch(() => null)
      return result?.page.status === 200
    },

    /**
     * Responds at once if the page is ready, before the other layers parse the request again.
     *
     * @returns whether it did; otherwise the request continues to the other layers
     */
    respondAtOnce(
      request: IncomingMessage,
      response: ServerResponse,
      record: RequestRecord,
    ): boolean {
      const { method = '', url = '', headers: requestHeaders } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const address = addresses.get(url)
      const result = address && cache.peek(address)
      if (!result) return false
      const { status, headers, body } = getResponse(result, {
        method,
        acceptEncoding: requestHeaders['accept-encoding'],
        ifNoneMatch: requestHeaders['if-none-match'],
      })
      record.cacheStatus = result.cacheStatus
      // The page's headers are shared by all its visitors, so the id is added to a copy.
      response.writeHead(status, [...headers, 'X-Request-Id', record.id])
      response.end(body, 'latin1')
      if (method === 'GET' && result.page.status === 200) {
        onShown?.(address, {
          url,
          header: (name) => getText(requestHeaders[name]),
          visitor: () => getAddress(request),
        })
      }
      return true
    },
  }
}

/** Node joins headers that a client sends twice, except cookies. */
function getText(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] satisfies [string, string]] : [],
  )
}
