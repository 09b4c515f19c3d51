import type { Server } from 'node:http'
import type { ObserveRequest } from '@niaga/server-kit/request-log'

/**
 * How many parts of an address are logged, by the first one. Further ones are names and secrets, as that of a link for a new
 * password; of what this service does not have the first part alone, for it may be a secret that was mistyped.
 */
const loggedParts = new Map([
  ['admin', 2],
  ['cms', 4],
  ['api', 3],
  ['storage', 2],
  ['_next', 8],
])

/** Logs the requests of a server; what follows reads the id of a request in its headers. */
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
