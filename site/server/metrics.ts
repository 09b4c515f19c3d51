import { subscribe } from 'node:diagnostics_channel'
import { createHttpMetrics, type HttpMetrics, secondsBuckets } from '@niaga/server-kit/http-metrics'
import { Counter, Gauge, Histogram } from 'prom-client'

type Upstream = { request: { origin?: unknown }; response?: { statusCode: number } }

type Load = { running: number; waiting: number }

/**
 * Creates metrics for the site's counts, the response time of the content host, and the number of waiting pictures.
 *
 * @param queues by name, each with its current length
 */
export function createSiteMetrics(
  contentHost: string,
  queues: Record<string, () => Load>,
): HttpMetrics {
  const metrics = createHttpMetrics('niaga_site_', getKind)
  measureUpstream(new URL(contentHost).origin, metrics)
  measureQueues(queues, metrics)
  return metrics
}

function measureQueues(queues: Record<string, () => Load>, { registry }: HttpMetrics): void {
  const pictures = new Gauge({
    name: 'niaga_site_pictures',
    help: 'Pictures that are being fetched or resized, and those that wait for it',
    labelNames: ['work', 'state'],
    registers: [registry],
    collect: () => {
      for (const [work, load] of Object.entries(queues)) {
        const { running, waiting } = load()
        pictures.set({ work, state: 'running' }, running)
        pictures.set({ work, state: 'waiting' }, waiting)
      }
    },
  })
}

const postKinds = new Map([
  ['/-/purge', 'purge'],
  ['/-/view', 'view'],
  ['/-/vitals', 'vitals'],
])

function getKind(method: string, path: string): string {
  if (method === 'POST') return postKinds.get(path) ?? 'form'
  if (/^\/(media|pictures|-\/brand)\//.test(path)) return 'picture'
  if (path.startsWith('/files/')) return 'document'
  if (path.startsWith('/assets/')) return 'file'
  if (/^\/(healthz|readyz)$/.test(path)) return 'health'
  return 'page'
}

/** Node's own fetch reports each request, so nothing else has to count them. */
function measureUpstream(origin: string, { registry }: HttpMetrics): void {
  const seconds = new Histogram({
    name: 'niaga_site_upstream_seconds',
    help: 'Seconds until the content host begins to respond',
    labelNames: ['status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'niaga_site_upstream_failures_total',
    help: 'Requests to the content host without a response',
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
