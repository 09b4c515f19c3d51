import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'

/** Between two looks at the queue. */
const pollMs = 1_000
/** After a job was queued that somebody waits for, until its transaction is committed; then every second again. */
const wokenPausesMs: readonly number[] = [20, 50, 100, 200, 400]

/** Waits so many milliseconds, or until the signal is aborted. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** The pauses of a runner of jobs, which it can be woken from. */
export function createPauses(waitFor: Wait = waitOrAbort) {
  let short: number[] = []
  let underWay = new AbortController()

  return {
    /** Ends the present pause, and makes the next ones short. */
    wake(): void {
      short = [...wokenPausesMs]
      underWay.abort()
    },

    /** Waits for the next pause to be over, or for the runner to stop. */
    async next(stopping: AbortSignal): Promise<void> {
      underWay = new AbortController()
      await waitFor(short.shift() ?? pollMs, AbortSignal.any([stopping, underWay.signal]))
    },
  }
}

async function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
}

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
