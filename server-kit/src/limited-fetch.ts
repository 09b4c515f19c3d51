import { readLimitedBody } from './limited-body.ts'

export type FetchLimits = {
  /** The time limit until the last byte, in milliseconds. */
  timeoutMs: number
  maxBytes: number
  /** Maximum number of redirects, all within the origin of the first URL. */
  maxRedirects: number
}

export type LimitedResponse = { status: number; headers: Headers; body: Buffer }

/** A response that exceeds the limits; another attempt would fail too. */
export class ResponseError extends Error {}

/**
 * Fetches a whole response within limits. Redirects are followed only for GET and on the same origin.
 *
 * @throws {ResponseError} with one sentence when the response is too large or redirects elsewhere
 * @throws {TypeError} when the network fails, as `fetch` does
 * @throws {Error} with one sentence on timeout
 */
export async function limitedFetch(
  url: URL,
  init: RequestInit,
  { timeoutMs, maxBytes, maxRedirects }: FetchLimits,
): Promise<LimitedResponse> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await follow(url, { ...init, signal, redirect: 'manual' }, maxRedirects)
    const body = await readLimitedBody(response, maxBytes)
    if (body === null) throw new ResponseError(`a response of more than ${maxBytes} bytes`)
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new Error(`no complete response within ${timeoutMs} ms`, { cause: error })
  }
}

async function follow(start: URL, init: RequestInit, maxRedirects: number): Promise<Response> {
  let url = start
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await fetch(url, init)
    const { status } = response
    const location = response.headers.get('location')
    if (status < 300 || status >= 400 || status === 304 || location === null) return response
    await response.body?.cancel()
    const target = URL.parse(location, url)
    if (target?.origin !== start.origin || (init.method ?? 'GET') !== 'GET') {
      const origin = target?.origin ?? 'an invalid URL'
      throw new ResponseError(`a redirect (${status}) to ${origin}, which is not followed`)
    }
    url = target
  }
  throw new ResponseError(`more than ${maxRedirects} redirects`)
}
