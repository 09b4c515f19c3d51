import type { Server } from 'node:http'
import type { ObserveRequest } from '@niaga/server-kit/request-log'

/**
 * The number of logged path segments, by the first segment. Later ones may be names or secrets, such as the token of a
 * password reset. Of an unknown path only the first is logged: the rest may be a mistyped secret.
 */
const loggedParts = new Map([
  ['admin', 2],
  ['cms', 4],
  ['api', 3],
  ['storage', 2],
  ['files', 3],
  ['_next', 8],
])

/** Logs the requests of a server, and adds an id to the headers of each. */
export function logRequests(server: Server, observe: ObserveRequest): void {
  server.prependListener('request', (request, response) => {
    const { id } = observe(request, response)
    request.headers['x-request-id'] = id
    response.setHeader('X-Request-Id', id)
  })
}

export function loggedPath(path: string): string {
  const [first = '', ...rest] = path.split(/[/\\]/).slice(1)
  return `/${[first, ...rest].slice(0, loggedParts.get(first) ?? 1).join('/')}`
}
