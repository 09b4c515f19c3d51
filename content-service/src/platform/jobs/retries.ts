import type { TaskConfig } from 'payload'

/**
 * How often a failed job is retried: after 5 s, 10 s, 20 s …, the last time after about six
 * days; a job that has failed by then is kept with its error.
 */
export const retries = {
  attempts: 16,
  backoff: { type: 'exponential', delay: 5_000 },
} satisfies TaskConfig['retries']
