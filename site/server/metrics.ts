import { subscribe } from 'node:diagnostics_channel'
import { createHttpMetrics, type HttpMetrics, secondsBuckets } from '@niaga/contract/http-metrics'
import { Counter, Histogram } from 'prom-client'

type Upstream = { request: { origin?: unknown }; response?: { statusCode: number } }

/** What the site counts, and how long the content host takes to answer it. */
export function createSiteMetrics(contentHost: string): HttpMetrics {
  const metrics = createHttpMetrics('niaga_site_', kindOf)
  measureUpstream(new URL(contentHost).origin, metrics)
  return metrics
}

function kindOf(method: string, path: string): string {
  if (method === 'POST') return path === '/-/purge' ? 'purge' : 'form'
  if (/^\/(media|pictures)\//.test(path)) return 'picture'
  if (path.startsWith('/assets/')) return 'file'
  if (/^\/(healthz|readyz)$/.test(path)) return 'health'
  return path.endsWith('.data') ? 'data' : 'page'
}

/** Node's own fetch tells of each request, so nothing between has to be told to count. */
function measureUpstream(origin: string, { registry }: HttpMetrics): void {
  const seconds = new Histogram({
    name: 'niaga_site_upstream_seconds',
    help: 'Seconds until the content host begins to answer',
    labelNames: ['status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'niaga_site_upstream_failures_total',
    help: 'Requests to the content host without an answer',
    registers: [registry],
  })
  const startedAt = new WeakMap<object, number>()
  subscribe('undici:request:create', (message) => {
    const upstream = upstreamIn(message)
    if (upstream?.request.origin === origin) startedAt.set(upstream.request, performance.now())
  })
  subscribe('undici:request:headers', (message) => {
    const upstream = upstreamIn(message)
    const since = upstream && startedAt.get(upstream.request)
    if (!upstream?.response || typeof since !== 'number') return
    const status = `${Math.floor(upstream.response.statusCode / 100)}xx`
    seconds.observe({ status }, (performance.now() - since) / 1000)
  })
  subscribe('undici:request:error', (message) => {
    const upstream = upstreamIn(message)
    if (upstream && startedAt.has(upstream.request)) failures.inc()
  })
}

function upstreamIn(message: unknown): Upstream | null {
  const isUpstream = typeof message === 'object' && message !== null && 'request' in message
  return isUpstream ? (message as Upstream) : null
}
