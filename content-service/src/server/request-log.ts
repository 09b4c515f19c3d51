import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { readRequestPath } from '@niaga/server-kit/request-target'
import type { DestinationStream } from 'pino'
import { createLog } from '../create-log.ts'

/** What a proxy may have named a request: nothing that could forge a line of a log. */
const named = /^[\w-]{8,64}$/

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

/**
 * Gives each request an id, which travels in `X-Request-Id`, and tells of each one answer: no address of a
 * visitor, no query, nothing of what was sent.
 */
export function logRequests(server: Server, level: string, stream?: DestinationStream): void {
  const log = createLog(level, stream)
  server.prependListener('request', (request, response) => {
    const startedAt = performance.now()
    const requestId = idOf(request)
    const path = loggedPath(request.url)
    request.headers['x-request-id'] = requestId
    response.setHeader('X-Request-Id', requestId)
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const { method } = request
      const status = response.writableFinished ? response.statusCode : null
      log.info({ requestId, method, path, status, ms }, 'Answered')
    })
  })
}

function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && named.test(given) ? given : randomUUID()
}

/** `null` for a target that is rejected: it may be a secret in another spelling. */
function loggedPath(target: string | undefined): string | null {
  const path = readRequestPath(target)
  if (path === null) return null
  const [first = '', ...rest] = path.split(/[/\\]/).slice(1)
  return `/${[first, ...rest].slice(0, loggedParts.get(first) ?? 1).join('/')}`
}
