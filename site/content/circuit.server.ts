export type Circuit = ReturnType<typeof createCircuit>

const failuresToOpen = 3
const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Creates a circuit breaker: it opens after several failures in a row, and then only allows an occasional probe, half as
 * often after each failure. No library lets visitors' own retries pass.
 *
 * @param now the clock, in milliseconds
 */
export function createCircuit(now: () => number) {
  let failures = 0
  let probeAt = 0

  return {
    isOpen: () => failures >= failuresToOpen,
    /** Whether to make a call that has an older value. */
    allowsProbe: () => failures < failuresToOpen || now() >= probeAt,
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      const waitMs = firstWaitMs * 2 ** Math.max(0, failures - failuresToOpen)
      probeAt = now() + Math.min(waitMs, longestWaitMs)
    },
  }
}
