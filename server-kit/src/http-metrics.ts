import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type ObservedResponse = {
  method: string
  /** The decoded path; `null` for a request without a valid target. */
  path: string | null
  /** `null` if the connection closed first. */
  status: number | null
  cacheStatus: string | undefined
  ms: number
}

export type HttpMetrics = {
  registry: Registry
  /** Counts a completed response. */
  observe: (response: ObservedResponse) => void
}

/** Bucket limits in seconds, for responses from a cache and for those that wait for another service. */
export const secondsBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Creates a service's metrics for Prometheus. Labels have few, fixed values: never a client's address, a path or a query.
 *
 * @param prefix prefix of every name, such as `niaga_site_`
 * @param getKind returns one of a handful of kinds for a request's method and decoded path; a request without a valid
 *   target is `rejected`
 */
export function createHttpMetrics(
  prefix: string,
  getKind: (method: string, path: string) => string,
): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix })
  const responses = new Counter({
    name: `${prefix}responses_total`,
    help: 'Responses by kind, status and cache status',
    labelNames: ['kind', 'status', 'cache'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: `${prefix}response_seconds`,
    help: 'Seconds until the end of a response',
    labelNames: ['kind'],
    buckets: secondsBuckets,
    registers: [registry],
  })

  function observe({ method, path, status, cacheStatus, ms }: ObservedResponse): void {
    const kind = path === null ? 'rejected' : getKind(method, path)
    responses.inc({ kind, status: String(status ?? 'cut off'), cache: cacheStatus ?? 'none' })
    seconds.observe({ kind }, ms / 1000)
  }

  return { registry, observe }
}

/**
 * Serves `GET /metrics` on a port that visitors cannot reach. The server does not keep the process alive, and a port that
 * it cannot use does not end it.
 */
export function serveMetrics(registry: Registry, port: number, host: string, log: Logger): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const body = await registry.metrics()
      return response.writeHead(200, { 'Content-Type': registry.contentType }).end(body)
    } catch {
      return response.writeHead(500).end()
    }
  })
  server.on('error', ({ message }) => {
    log.error(
      `There are no metrics (${message}): set METRICS_PORT and METRICS_HOST to a free port.`,
    )
  })
  server.listen(port, host)
  server.unref()
  return server
}
