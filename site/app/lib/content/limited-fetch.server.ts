export type FetchLimits = {
  /** Until the last byte, in milliseconds. */
  timeoutMs: number
  maxBytes: number
  /** Longest chain of redirects that is followed, all on the first address's own origin. */
  maxRedirects: number
}

export type LimitedResponse = { status: number; headers: Headers; body: Buffer }

/**
 * Fetches a whole answer within limits; a body that is too long is refused as soon as that is known. A redirect
 * is followed for GET and on the same origin only.
 *
 * @throws {Error} with one sentence for the log when there is no such answer
 */
export async function limitedFetch(
  url: URL,
  init: RequestInit,
  limits: FetchLimits,
): Promise<LimitedResponse> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  try {
    const response = await follow(url, { ...init, signal, redirect: 'manual' }, limits.maxRedirects)
    const body = await readBody(response, limits.maxBytes)
    return { status: response.status, headers: response.headers, body }
  } catch (error) {
    if (signal.aborted) {
      throw new Error(`no whole answer within ${limits.timeoutMs} ms`, { cause: error })
    }
    throw error
  }
}

async function follow(start: URL, init: RequestInit, maxRedirects: number): Promise<Response> {
  let url = start
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await fetch(url, init)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status === 304 || location === null) return response
    await response.body?.cancel()
    const target = URL.canParse(location, url) ? new URL(location, url) : null
    const isFollowed = target?.origin === start.origin && (init.method ?? 'GET') === 'GET'
    if (!target || !isFollowed)
      throw new Error(`a redirect (${response.status}) that is not followed`)
    url = target
  }
  throw new Error(`more than ${maxRedirects} redirects`)
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLong = new Error(`an answer over ${maxBytes} bytes`)
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    throw tooLong
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream, so the rest is not read.
    if (length > maxBytes) throw tooLong
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
