import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'

/** The interval between two checks of the queue. */
const pollMs = 1_000
/** The pauses after somebody waits for a queued job, until its transaction is committed; then every second again. */
const wokenPausesMs: readonly number[] = [20, 50, 100, 200, 400]

/** Waits for the given milliseconds, or until the signal is aborted. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Creates the pauses of a job runner, which a wake-up can end. */
export function createPauses(waitFor: Wait = waitOrAbort) {
  let short: number[] = []
  let underWay = new AbortController()

  return {
    /** Ends the present pause and shortens the next ones. */
    wake(): void {
      short = [...wokenPausesMs]
      underWay.abort()
    },

    /** Waits until the next pause is over or the runner stops. */
    async next(stopping: AbortSignal): Promise<void> {
      underWay = new AbortController()
      await waitFor(short.shift() ?? pollMs, AbortSignal.any([stopping, underWay.signal]))
    },
  }
}

async function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined)
}

/** The wake-up function of the runner in each copy of the service. */
const runners = new WeakMap<Payload, () => void>()

/** Calls `wake` when somebody waits for a queued job; the runner is in the same process. */
export function onWake(payload: Payload, wake: () => void): void {
  runners.set(payload, wake)
}

/** Announces a queued job that somebody waits for. Its transaction may not have been committed yet. */
export function wakeJobs(payload: Payload): void {
  runners.get(payload)?.()
}
