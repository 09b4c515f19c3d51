import type { TaskConfig } from 'payload'

const firstWaitMs = 5_000
/** The maximum wait: after an outage of any length, the restored service is used within the hour. */
const longestWaitMs = 3_600_000
const hoursOfADay = 24

/**
 * Retries a failed job after 5 s, 10 s, 20 s … and then every hour. A job that has failed at every attempt is stored with
 * its error.
 *
 * @param days the approximate duration; attempts are counted, and a start of the service makes one more
 */
export function retriedFor(days: number) {
  return {
    retries: { attempts: getAttempts(days) },
    // Payload's own backoff doubles without end, but does not change a later time.
    onFail: ({ job, taskStatus }) => {
      const waitMs = waitAfter(taskStatus?.totalTried ?? 0)
      if (job) job.waitUntil = new Date(Date.now() + waitMs).toISOString()
    },
  } satisfies Pick<TaskConfig, 'retries' | 'onFail'>
}

/** Returns the number of attempts within the given days. */
export function getAttempts(days: number): number {
  return quickAttempts + days * hoursOfADay
}

/** Returns the wait of a failed job after the given number of earlier attempts. */
export function waitAfter(earlierAttempts: number): number {
  return Math.min(firstWaitMs * 2 ** earlierAttempts, longestWaitMs)
}

/** The number of attempts followed by a wait of less than an hour. */
const quickAttempts = Math.ceil(Math.log2(longestWaitMs / firstWaitMs))
