/** The maximum time that an editor waits for a list. */
const timeoutMs = 10_000

/**
 * Sends a request to the service's desk endpoints.
 *
 * @param signal aborts a request that a newer one replaces
 * @returns `null` without a response
 */
export async function fetchDesk<Response>(
  name: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Response | null> {
  try {
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`/cms/api/desk/${name}?${new URLSearchParams(query)}`, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
