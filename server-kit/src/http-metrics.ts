import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type ObservedResponse = {
  method: string
  /** Decoded; `null` where the request had no valid target. */
  path: string | null
  /** `null` where the connection ended first. */
  status: number | null
  cacheStatus: string | undefined
  ms: number
}

export type HttpMetrics = {
  registry: Registry
  /** Counts a response that has ended. */
  observe: (response: ObservedResponse) => void
}

/** Bounds for answers from a cache as well as for those that wait for another service, in seconds. */
export const secondsBuckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * What a service tells Prometheus of itself. Labels are few and known beforehand: no address of a visitor, no
 * path and no query is ever one.
 *
 * @param prefix of every name, as `niaga_site_`
 * @param kindOf the kind of a request by its method and its decoded path, one of a handful; one without a valid target
 * is `rejected`
 */
export function createHttpMetrics(
  prefix: string,
  kindOf: (method: string, path: string) => string,
): HttpMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix })
  const answers = new Counter({
    name: `${prefix}answers_total`,
    help: 'Answers by kind, status and where they came from',
    labelNames: ['kind', 'status', 'cache'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: `${prefix}answer_seconds`,
    help: 'Seconds until the end of an answer',
    labelNames: ['kind'],
    buckets: secondsBuckets,
    registers: [registry],
  })

  function observe({ method, path, status, cacheStatus, ms }: ObservedResponse): void {
    const kind = path === null ? 'rejected' : kindOf(method, path)
    answers.inc({ kind, status: String(status ?? 'cut off'), cache: cacheStatus ?? 'none' })
    seconds.observe({ kind }, ms / 1000)
  }

  return { registry, observe }
}

/** A server of its own for `GET /metrics`, on a port that no visitor reaches; it keeps no process running. */
export function serveMetrics(registry: Registry, port: number, host: string): Server {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const body = await registry.metrics()
      return response.writeHead(200, { 'Content-Type': registry.contentType }).end(body)
    } catch {
      return response.writeHead(500).end()
    }
  })
  server.listen(port, host)
  server.unref()
  return server
}
