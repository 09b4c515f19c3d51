import type { Payload } from 'payload'
import { createLease } from '../platform/jobs/lease.ts'
import { createPauses, onWake } from '../platform/jobs/pauses.ts'
import { createRecurring } from '../platform/jobs/recurring.ts'

const renewMs = 4_000
const jobsAtOnce = 10

export type JobRunner = {
  /** Finishes the active jobs and leaves the rest to another copy. */
  stop: () => Promise<void>
}

/**
 * Runs queued jobs in one copy of the service at a time: Payload reads a job and marks it as processing in two steps, so
 * two copies would run the same job. Jobs that a killed copy left unfinished start again.
 */
export function runJobs(payload: Payload): JobRunner {
  const lease = createLease(payload, 'jobs')
  const stopping = new AbortController()
  const pauses = createPauses()
  const runDue = createRecurring(payload, logError)
  // A job may outlast a lease.
  const renewal = setInterval(() => lease.hold().catch(logError), renewMs)
  onWake(payload, pauses.wake)
  const ended = loop()

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isBusy = await runBatch().catch(logError)
      if (!isBusy) await pauses.next(stopping.signal)
    }
  }

  /** @returns whether more jobs may be due */
  async function runBatch(): Promise<boolean> {
    const leaseState = await lease.hold()
    if (leaseState === 'held by another') return false
    if (leaseState === 'acquired') await restartJobs(payload)
    await runDue()
    const { jobStatus = {} } = await payload.jobs.run({
      allQueues: true,
      limit: jobsAtOnce,
      silent: true,
    })
    return Object.keys(jobStatus).length === jobsAtOnce
  }

  function logError(error: unknown): void {
    payload.logger.error({ err: error }, 'Queued jobs could not be run')
  }

  return {
    stop: async () => {
      stopping.abort()
      clearInterval(renewal)
      await ended
      // On a full disk the lease cannot be released; it expires.
      await lease.release().catch(logError)
    },
  }
}

/** Restarts unfinished jobs and jobs that wait for another attempt: the restart may have resolved the failure. */
async function restartJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: { hasError: { not_equals: true } },
    data: { processing: false, waitUntil: null },
  })
}
