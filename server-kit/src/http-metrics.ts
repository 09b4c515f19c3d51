import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { readRequestPath } from './request-target.ts'

export type HttpMetrics = {
  registry: Registry
  /** Counts an answer once it has ended. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
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

  function observe(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now()
    const cacheOf = watchCache(response)
    const path = readRequestPath(request.url)
    const kind = path === null ? 'rejected' : kindOf(request.method ?? 'GET', path)
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'cut off'
      answers.inc({ kind, status, cache: cacheOf() })
      seconds.observe({ kind }, (performance.now() - startedAt) / 1000)
    })
  }

  return { registry, observe }
}

/** Headers that are handed to `writeHead` are in no other place afterwards. */
function watchCache(response: ServerResponse): () => string {
  const { writeHead } = response
  let cache = 'none'
  response.writeHead = function watched(this: ServerResponse, ...args: unknown[]) {
    const headers = args.at(-1)
    if (typeof headers === 'object' && headers !== null) {
      const entry = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-cache')
      if (typeof entry?.[1] === 'string') cache = entry[1]
    }
    return Reflect.apply(writeHead, this, args)
  }
  return () => cache
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
