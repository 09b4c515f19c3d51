import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { endRejected } from '@niaga/server-kit/reject-request'
import type { ObserveRequest, RequestRecord } from '@niaga/server-kit/request-log'
import { limitServer, serverOptions } from '@niaga/server-kit/server-limits'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import type { Environment } from './environment.ts'
import { errorPage, errorPageType } from './error-response.ts'
import { commonHeaders } from './security-headers.ts'
import { type SiteLimits, siteLimits } from './site-limits.ts'
import { createVisitorLimits } from './visitor-limits.ts'

export type SiteListener = (
  request: IncomingMessage,
  response: ServerResponse,
  record: RequestRecord,
) => void

/** Creates the server in front of all layers: it logs each request, and limits time, idle time, size and connections. */
export function createHttpServer(
  listener: SiteListener,
  environment: Environment,
  observe: ObserveRequest,
  limits: SiteLimits = siteLimits,
): Server {
  const { TRUSTED_PROXIES: isTrusted } = environment
  const check = createVisitorLimits({
    isTrusted,
    addressBytes: limits.addressBytes,
    parameters: limits.parameters,
    capturePage: createVisitorLimit(environment.PAGE_LIMIT_PER_MINUTE),
    capturePicture: createVisitorLimit(limits.picturesPerMinute),
  })
  const everywhere = commonHeaders(environment.SITE_ORIGIN)
  // GET and HEAD have no body to wait for.
  const options = { ...serverOptions(limits), optimizeEmptyRequests: true }
  const server = createServer(options, (request, response) => {
    const record = observe(request, response)
    const rejection = check(request)
    if (rejection === null) return listener(request, response, record)
    const { status, headers } = rejection
    const page = errorPage(status, getPath(request.url))
    response.writeHead(status, {
      ...everywhere,
      'X-Request-Id': record.id,
      'Content-Type': errorPageType,
      'Content-Length': Buffer.byteLength(page),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...headers,
    })
    endRejected(request, response, page)
  })
  limitServer(server, limits, isTrusted, (status, head) => {
    const [, url] = /^[A-Z]+ (\S*)/.exec(head) ?? []
    return { type: errorPageType, body: errorPage(status, getPath(url)) }
  })
  return server
}

function getPath(url = '/'): string {
  return url.split('?')[0] ?? '/'
}
