import type { Server } from 'node:http'
import type { ObserveRequest } from '@niaga/server-kit/request-log'

/**
 * How many segments of a path are logged, by the first one. Later ones may be names or secrets, such as the token of a
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

/** Logs the requests of a server, and passes the id of each on in its headers. */
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
