import { createHttpMetrics, type HttpMetrics } from '@niaga/contract/http-metrics'
import { Gauge } from 'prom-client'
import { bridge } from './bridge.ts'

/** What the content service counts, and how much waits for an editor or for the mail server. */
export function createContentMetrics(): HttpMetrics {
  const metrics = createHttpMetrics('niaga_content_', kindOf)
  const registers = [metrics.registry]
  const messages = new Gauge({
    name: 'niaga_content_messages',
    help: 'Stored messages by status',
    labelNames: ['status'],
    registers,
    collect: async () => {
      const stored = await bridge().countStored()
      for (const [status, count] of Object.entries(stored?.messages ?? {})) {
        messages.set({ status }, count)
      }
      for (const state of ['waiting', 'failed'] as const) {
        for (const [task, count] of Object.entries(stored?.[state] ?? {})) {
          jobs.set({ task, state }, count)
        }
      }
    },
  })
  const jobs = new Gauge({
    name: 'niaga_content_jobs',
    help: 'Mails and news for the sites that wait, or were given up',
    labelNames: ['task', 'state'],
    registers,
  })
  return metrics
}

function kindOf(method: string, path: string): string {
  if (path === '/api/send-contact') return method === 'POST' ? 'message' : 'call'
  if (path === '/cms/api/users/login') return 'sign-in'
  const [, first = ''] = path.split('/')
  const kinds: Record<string, string> = {
    api: 'call',
    storage: 'picture',
    admin: 'admin',
    cms: 'admin',
    _next: 'file',
    healthz: 'health',
    readyz: 'health',
  }
  return kinds[first] ?? 'other'
}
