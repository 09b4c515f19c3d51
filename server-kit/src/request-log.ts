import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type AddressTest, plainAddress } from './client-address.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { readRequestPath } from './request-target.ts'

/** What a proxy may have named a request: nothing that could forge a line of a log. */
const validId = /^[\w-]{8,64}$/

/** Longer paths are cut in the log: an address may have thousands of characters, and anyone may ask for it. */
const maxPathLength = 256

export type RequestRecord = {
  /** Stands in the log, and in `X-Request-Id` of the response. */
  readonly id: string
  /** Where the response came from, as `X-Cache` says it. */
  cacheStatus: string | undefined
}

export type RequestLogOptions = {
  log: Logger
  /** Whose `X-Request-Id` is taken over. */
  isTrusted: AddressTest
  /** What of a decoded path may be logged; by default all of it. */
  loggedPath?: (path: string) => string
  metrics?: HttpMetrics | null
}

export type ObserveRequest = (request: IncomingMessage, response: ServerResponse) => RequestRecord

/** The request that the current code runs for, where a server says so. */
export const currentRequest = new AsyncLocalStorage<RequestRecord>()

/**
 * Gives each request an id, and logs and counts its response once it has ended: no address of a visitor, no query, nothing of
 * what was sent. The status is `null` where the connection ended first.
 */
export function createRequestLog(options: RequestLogOptions): ObserveRequest {
  const { log, isTrusted, loggedPath = (path) => path, metrics } = options

  return function observe(request, response) {
    const startedAt = performance.now()
    const record: RequestRecord = { id: idOf(request, isTrusted), cacheStatus: undefined }
    const { method = '' } = request
    // `null` for a target that is rejected: it may be a secret in another spelling.
    const path = readRequestPath(request.url)
    response.once('close', () => {
      const ms = performance.now() - startedAt
      const status = response.writableFinished ? response.statusCode : null
      const { id, cacheStatus } = record
      metrics?.observe({ method, path, status, cacheStatus, ms })
      log[status !== null && status >= 500 ? 'warn' : 'info'](
        {
          requestId: id,
          method,
          path: path && loggedPath(path).slice(0, maxPathLength),
          status,
          ms: Math.round(ms * 10) / 10,
          cache: cacheStatus,
        },
        'Request',
      )
    })
    return record
  }
}

function idOf({ headers, socket }: IncomingMessage, isTrusted: AddressTest): string {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !validId.test(given)) return randomUUID()
  return isTrusted(plainAddress(socket.remoteAddress ?? '')) ? given : randomUUID()
}
