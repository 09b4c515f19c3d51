import { setTimeout as wait } from 'node:timers/promises'
import {
  type FetchLimits,
  type LimitedResponse,
  limitedFetch,
} from '@niaga/server-kit/limited-fetch'

/** A proxy says so when what is behind it restarts; any other failure would fail again. */
const transientStatuses = new Set([502, 503, 504])

const firstWaitMs = 50

/**
 * Reads like {@link limitedFetch}, again after a failure that may pass, all within the time of one call. The waits
 * are random, so that many who failed together do not come back together. For reading only.
 *
 * @throws {Error} what the last try threw
 */
export async function retriedFetch(
  url: URL,
  headers: Record<string, string>,
  limits: FetchLimits,
  attempts: number,
): Promise<LimitedResponse> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    const leftMs = Math.ceil(limits.timeoutMs - (performance.now() - startedAt))
    const waitMs = Math.random() * firstWaitMs * 2 ** attempt
    const isLast = attempt >= attempts || leftMs <= waitMs
    try {
      const response = await limitedFetch(url, { headers }, { ...limits, timeoutMs: leftMs })
      if (isLast || !transientStatuses.has(response.status)) return response
    } catch (error) {
      // Only the network's own failures are retried: any other response would be the same the next time.
      if (isLast || !(error instanceof TypeError)) throw error
    }
    await wait(waitMs)
  }
}
