import { setTimeout as wait } from 'node:timers/promises'

/** The time limit of a test, in milliseconds: long enough for a busy machine, short enough to end a test that hangs. */
export const patience = { testTimeout: 120_000, hookTimeout: 180_000 } as const

/** Applies the limit of a hook to what a test file starts outside a hook. */
export function withPatience<Value>(start: Promise<Value>): Promise<Value> {
  const tooLate = wait(patience.hookTimeout, undefined, { ref: false }).then(() => {
    throw new Error('The start took too long')
  })
  return Promise.race([start, tooLate])
}
