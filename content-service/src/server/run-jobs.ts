import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { createLease } from '../platform/jobs/lease.ts'
import { servicesOf } from '../platform/services/services.ts'
import { pruneAuditLog } from '../plugins/audit/prune.ts'
import { announceDuePosts } from '../plugins/publishing/due-posts.ts'

const pollMs = 1_000
const renewMs = 4_000
const jobsAtOnce = 10
const pruneEveryMs = 3_600_000

export type JobRunner = {
  /** Finishes the jobs under way and lets another copy go on with the rest. */
  stop: () => Promise<void>
}

/**
 * Runs what was queued, one copy of the service at a time: Payload reads a job and marks it as taken in
 * two steps, so that two copies would take the same one. Jobs that a killed copy left half done are
 * begun again.
 */
export function runJobs(payload: Payload): JobRunner {
  const lease = createLease(payload, 'jobs')
  const { auditKeepDays } = servicesOf(payload).environment
  const stopping = new AbortController()
  let pruneAfterMs = 0
  // A job may take longer than a lease lasts.
  const renewal = setInterval(() => lease.hold().catch(logFailure), renewMs)
  const ended = loop()

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isBusy = await runOnce().catch(logFailure)
      if (!isBusy) await wait(pollMs, null, { signal: stopping.signal }).catch(() => null)
    }
  }

  /** @returns whether there may be more to do at once */
  async function runOnce(): Promise<boolean> {
    const held = await lease.hold()
    if (held === 'held by another') return false
    if (held === 'taken') await beginAgain(payload)
    if (Date.now() > pruneAfterMs) {
      pruneAfterMs = Date.now() + pruneEveryMs
      await pruneAuditLog(payload, { keepDays: auditKeepDays })
    }
    await announceDuePosts(payload)
    const { jobStatus = {} } = await payload.jobs.run({
      allQueues: true,
      limit: jobsAtOnce,
      silent: true,
    })
    return Object.keys(jobStatus).length === jobsAtOnce
  }

  function logFailure(error: unknown): void {
    payload.logger.error({ err: error }, 'Queued jobs could not be run')
  }

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(renewal)
      await ended
      // On a full disk it cannot be given up, and ends by itself.
      await lease.giveUp().catch(logFailure)
    },
  }
}

/** What a copy left half done, and what waits for another try: who starts anew may have mended what failed. */
async function beginAgain(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { hasError: { not_equals: true } },
    data: { processing: false, waitUntil: null },
  })
}
