export type Circuit = ReturnType<typeof createCircuit>

const failuresToOpen = 3
const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Opens when a call failed several times in a row: from then on there is only a probe now and then, half as often
 * after each one that fails. Not a library, because none lets visitors' own retries pass.
 *
 * @param now the clock, in milliseconds
 */
export function createCircuit(now: () => number) {
  let failures = 0
  let probeAt = 0

  return {
    isOpen: () => failures >= failuresToOpen,
    /** Whether a call should be made for which there is an older value. */
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
