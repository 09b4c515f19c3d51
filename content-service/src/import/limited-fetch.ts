import { setTimeout as wait } from 'node:timers/promises'

/** What another host could not give: the message says why, for the report. */
export class SourceError extends Error {}

const maxRedirects = 3
const attempts = 3
const firstPauseMs = 500

type Limits = { timeoutMs: number; maxBytes: number }

/**
 * The body at an address of another host. A redirect is followed on the same origin only, and what fails for
 * a moment is tried three times.
 *
 * @throws {SourceError} when it cannot be had, or is larger or slower than the limits
 */
export async function fetchLimited(address: URL, limits: Limits): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchOnce(address, limits)
    } catch (error) {
      if (error instanceof SourceError || attempt === attempts) throw explained(error, address)
      await wait(firstPauseMs * 2 ** (attempt - 1))
    }
  }
}

/** What may be better the next time. */
class Unavailable extends Error {}

async function fetchOnce(address: URL, { timeoutMs, maxBytes }: Limits): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = address
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await fetch(url, { redirect: 'manual', signal })
    const target = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || target === null) {
      return bodyOf(response, url, maxBytes)
    }
    await response.body?.cancel()
    const next = URL.canParse(target, url.href) ? new URL(target, url) : null
    if (next?.origin !== address.origin) {
      throw new SourceError(`${address.pathname} leads to another address, ${next?.origin ?? '?'}`)
    }
    url = next
  }
  throw new SourceError(`${address.pathname} was redirected more than ${maxRedirects} times`)
}

async function bodyOf(response: Response, url: URL, maxBytes: number): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel()
    const sentence = `${url.pathname} answered ${response.status}`
    throw response.status >= 500 ? new Unavailable(sentence) : new SourceError(sentence)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new SourceError(`${url.pathname} has more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function explained(error: unknown, { pathname }: URL): SourceError {
  if (error instanceof SourceError) return error
  if (error instanceof Unavailable) return new SourceError(error.message, { cause: error })
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  const sentence = isLate ? `${pathname} took too long` : `${pathname} could not be reached`
  return new SourceError(sentence, { cause: error })
}
