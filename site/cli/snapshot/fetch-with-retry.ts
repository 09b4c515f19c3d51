import { setTimeout as wait } from 'node:timers/promises'
import { type LimitedResponse, limitedFetch, ResponseError } from '@niaga/server-kit/limited-fetch'

/** The first rendering of a page, or a picture queued behind a hundred others, may take a while. */
const timeoutMs = 60_000
/** The largest document that the site serves. */
const maxBytes = 33_554_432
const maxRedirects = 3
const firstPauseMs = 500
/** The site limits new widths of pictures per minute. */
const longestPauseMs = 60_000

/** Waits and retries when the site is busy (429, 503) or the connection breaks. */
export async function fetchWithRetry(
  url: URL,
  attempts: number,
  signal: AbortSignal,
): Promise<LimitedResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts
    const backOffMs = firstPauseMs * 2 ** (attempt - 1)
    let pauseMs = backOffMs
    try {
      // Every browser that the site supports shows WebP.
      const headers = { Accept: 'text/html,image/webp,*/*' }
      const response = await limitedFetch(url, { headers }, { timeoutMs, maxBytes, maxRedirects })
      if (isLast || ![429, 502, 503, 504].includes(response.status)) return response
      const retryAfterMs = 1000 * Number(response.headers.get('Retry-After') ?? 0)
      pauseMs = Math.min(longestPauseMs, Math.max(backOffMs, retryAfterMs || 0))
    } catch (error) {
      if (isLast || error instanceof ResponseError) throw error
    }
    await wait(pauseMs, undefined, { signal })
  }
}
