import { setTimeout as wait } from 'node:timers/promises'
import { type FetchLimits, limitedFetch, ResponseError } from '@niaga/server-kit/limited-fetch'

/** A failure to read something from another host; the message gives the reason for the report. */
export class SourceError extends Error {
  /** The status of the host's response, if the status is the reason. */
  readonly status: number | null

  constructor(message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.status = options.status ?? null
  }
}

const maxRedirects = 3
const attempts = 3
const firstPauseMs = 500

/**
 * Fetches a body from another host, three times if an error may be temporary.
 *
 * @throws {SourceError} when the request fails, or exceeds the limits of size or time
 */
export async function fetchFromSource(
  address: URL,
  limits: Omit<FetchLimits, 'maxRedirects'>,
): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts
    try {
      const { status, body } = await limitedFetch(address, {}, { ...limits, maxRedirects })
      if (status >= 200 && status < 300) return body
      if (status < 500 || isLast)
        throw new SourceError(`${address.pathname} responded with ${status}`, { status })
    } catch (error) {
      if (error instanceof SourceError) throw error
      if (error instanceof ResponseError || isLast) throw explained(error, address)
    }
    await wait(firstPauseMs * 2 ** (attempt - 1))
  }
}

function explained(error: unknown, { pathname }: URL): SourceError {
  const isNetwork = error instanceof TypeError || !(error instanceof Error)
  const reason = isNetwork ? 'could not be reached' : `gave ${error.message}`
  return new SourceError(`${pathname} ${reason}`, { cause: error })
}
