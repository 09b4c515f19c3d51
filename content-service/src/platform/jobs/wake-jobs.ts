import type { Payload } from 'payload'

/** Who runs the jobs of a copy of the service. */
const runners = new WeakMap<Payload, () => void>()

/** Calls `wake` when a job is queued that somebody waits for; the runner is in the same process. */
export function onWake(payload: Payload, wake: () => void): void {
  runners.set(payload, wake)
}

/** Says that a job is queued that somebody waits for. It may be in a transaction that has not been committed yet. */
export function wakeJobs(payload: Payload): void {
  runners.get(payload)?.()
}
