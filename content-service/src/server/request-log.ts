import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { DestinationStream } from 'pino'
import { createLog } from '../create-log.ts'

/** What a proxy may have named a request: nothing that could forge a line of a log. */
const named = /^[\w-]{8,64}$/

/** Below these an address goes on with names and secrets, such as that of a link for a new password. */
const cutAt: Record<string, number> = { admin: 2, cms: 4 }

/**
 * Gives each request an id, which travels in `X-Request-Id`, and tells of each one answer: no address of a
 * visitor, no query, nothing of what was sent.
 */
export function logRequests(server: Server, level: string, stream?: DestinationStream): void {
  const log = createLog(level, stream)
  server.prependListener('request', (request, response) => {
    const startedAt = performance.now()
    const requestId = idOf(request)
    const path = pathOf(request.url ?? '')
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

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  const [, first = '', ...rest] = path.split('/')
  const parts = cutAt[first]
  return parts === undefined ? path : `/${[first, ...rest].slice(0, parts).join('/')}`
}
