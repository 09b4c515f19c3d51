import { createHttpMetrics, type HttpMetrics } from '@niaga/server-kit/http-metrics'
import { pathSegments } from '@niaga/server-kit/request-target'
import { Gauge } from 'prom-client'
import type { Stored } from './stored-metrics.ts'

const states = ['waiting', 'failed'] as const

const kinds = new Map([
  ['api', 'call'],
  ['storage', 'picture'],
  ['files', 'document'],
  ['admin', 'admin'],
  ['cms', 'admin'],
  ['_next', 'file'],
  ['healthz', 'health'],
  ['readyz', 'health'],
])

/**
 * Creates the metrics of the content service: requests, stored messages, queued jobs and the newest backup.
 *
 * @param countStored returns `null` before the start
 * @param findBackup finds the newest backup; `null` if its age is not measured
 */
export function createContentMetrics(
  countStored: () => Promise<Stored | null>,
  findBackup: (() => Promise<{ writtenAt: Date }>) | null,
): HttpMetrics {
  const metrics = createHttpMetrics('niaga_content_', getKind)
  const registers = [metrics.registry]
  // Both gauges are read together and share one count; if it fails, they report nothing instead of old values.
  let counting: Promise<Stored | null> | null = null
  const countOnce = () => {
    counting ??= countStored()
      .catch(() => null)
      .finally(() => {
        counting = null
      })
    return counting
  }
  const messages = new Gauge({
    name: 'niaga_content_messages',
    help: 'Stored messages by status',
    labelNames: ['status'],
    registers,
    collect: async () => {
      const stored = await countOnce()
      messages.reset()
      for (const [status, count] of Object.entries(stored?.messages ?? {})) {
        messages.set({ status }, count)
      }
    },
  })
  const jobs = new Gauge({
    name: 'niaga_content_jobs',
    help: 'Mails and purges that are waiting or have failed',
    labelNames: ['task', 'state'],
    registers,
    collect: async () => {
      const stored = await countOnce()
      jobs.reset()
      for (const state of states) {
        for (const [task, count] of Object.entries(stored?.[state] ?? {})) {
          jobs.set({ task, state }, count)
        }
      }
    },
  })
  if (findBackup !== null) measureBackups(findBackup, metrics)
  return metrics
}

function measureBackups(find: () => Promise<{ writtenAt: Date }>, { registry }: HttpMetrics): void {
  const newest = new Gauge({
    name: 'niaga_content_newest_backup_timestamp_seconds',
    help: 'When the newest backup was written; 0 without one',
    registers: [registry],
    collect: async () => {
      const archive = await find().catch(() => null)
      newest.set((archive?.writtenAt.getTime() ?? 0) / 1000)
    },
  })
}

export function getKind(method: string, requestPath: string): string {
  const segments = pathSegments(requestPath)
  const path = `/${segments.join('/')}`
  if (path === '/api/send-contact' || path === '/api/request')
    return method === 'POST' ? 'message' : 'call'
  if (path === '/cms/api/users/login') return 'sign-in'
  const [first = ''] = segments
  return kinds.get(first) ?? 'other'
}
