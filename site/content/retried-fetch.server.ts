import { setTimeout as wait } from 'node:timers/promises'
import {
  type FetchLimits,
  type LimitedResponse,
  limitedFetch,
} from '@niaga/server-kit/limited-fetch'
import { measureUpstream } from '@niaga/server-kit/request-log'

/** A proxy sends these while the host behind it restarts; any other error would occur again. */
const transientStatuses = new Set([502, 503, 504])

const firstWaitMs = 50

/**
 * Fetches like {@link limitedFetch}, and retries transient failures within the timeout of one call. The delays are random,
 * to spread the retries of many calls that failed together. Only for GET.
 *
 * @throws {Error} the error of the last attempt
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
      const response = await measureUpstream(() =>
        limitedFetch(url, { headers }, { ...limits, timeoutMs: leftMs }),
      )
      if (isLast || !transientStatuses.has(response.status)) return response
    } catch (error) {
      // Only network errors are retried; any other response would be the same next time.
      if (isLast || !(error instanceof TypeError)) throw error
    }
    await wait(waitMs)
  }
}
