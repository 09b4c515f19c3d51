/** The number of requests, the slowest ones, and each failure. */
export type Tally = ReturnType<typeof createTally>

export type Kind = 'page' | 'picture'

/** Counts the requests of all visitors by kind. */
export function createTally() {
  const counts = new Map<Kind, { requests: number; slowestMs: number }>()
  const failures: string[] = []
  return {
    failures,
    counts,
    requests: () => [...counts.values()].reduce((sum, { requests }) => sum + requests, 0),
    slowestMs: () => Math.max(...[...counts.values()].map(({ slowestMs }) => slowestMs)),
    /** @param failure the failure, or `null` for success */
    count(kind: Kind, path: string, ms: number, failure: string | null): void {
      const current = counts.get(kind) ?? { requests: 0, slowestMs: 0 }
      const slowestMs = Math.max(current.slowestMs, Math.round(ms))
      counts.set(kind, { requests: current.requests + 1, slowestMs })
      if (failure !== null) failures.push(`${kind} ${path}: ${failure}`)
    },
  }
}
