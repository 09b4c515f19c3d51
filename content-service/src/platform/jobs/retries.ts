import type { TaskConfig } from 'payload'

const firstWaitMs = 5_000
/** What comes back after an outage, however long it was, is used within the hour. */
const longestWaitMs = 3_600_000
const hoursOfADay = 24

/**
 * Retries a failed job after 5 s, 10 s, 20 s … and then every hour. A job that has failed at every attempt is kept
 * with its error.
 *
 * @param days how long, about; the attempts are counted, and a start of the service makes one more
 */
export function retriedFor(days: number) {
  return {
    retries: { attempts: attemptsOf(days) },
    // Payload's own backoff doubles without end, but leaves a later time alone.
    onFail: ({ job, taskStatus }) => {
      const waitMs = waitAfter(taskStatus?.totalTried ?? 0)
      if (job) job.waitUntil = new Date(Date.now() + waitMs).toISOString()
    },
  } satisfies Pick<TaskConfig, 'retries' | 'onFail'>
}

/** How many attempts are made within so many days. */
export function attemptsOf(days: number): number {
  return quickAttempts + days * hoursOfADay
}

/** How long a job waits that has failed, after the attempts before that one. */
export function waitAfter(earlierAttempts: number): number {
  return Math.min(firstWaitMs * 2 ** earlierAttempts, longestWaitMs)
}

/** Attempts after which a job waits for less than an hour. */
const quickAttempts = Math.ceil(Math.log2(longestWaitMs / firstWaitMs))
