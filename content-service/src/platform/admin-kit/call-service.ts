/** Longer than a save waits for a busy database. */
const defaultTimeoutMs = 30_000

type Call = Pick<RequestInit, 'method' | 'keepalive' | 'signal'> & {
  /** Sent as JSON, unless it is a form or a file. */
  body?: object
  timeoutMs?: number
}

/** Why a call failed. */
export type Fault = {
  /** The status of the response, 0 without one. */
  status: number
  /** The service's reason, `null` without one. */
  message: string | null
  data?: unknown
}

export type Answer<Body> = { body: Body; fault: null } | { body: null; fault: Fault }

/** Calls an endpoint below `/cms/api/` from the browser. */
export async function callService<Body>(
  path: string,
  { body, timeoutMs = defaultTimeoutMs, signal, ...init }: Call = {},
): Promise<Answer<Body>> {
  const isRaw = body instanceof FormData || body instanceof Blob
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(`/cms/api/${path}`, {
    method: body ? 'POST' : 'GET',
    ...init,
    ...(body && !isRaw && { headers: { 'Content-Type': 'application/json' } }),
    body: isRaw ? body : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch(() => null)
  const content = await response?.json().catch(() => null)
  if (response?.ok && content) return { body: content, fault: null }
  const { message = null, data } = content?.errors?.[0] ?? {}
  const reason = data?.errors?.[0]?.message ?? message
  return { body: null, fault: { status: response?.status ?? 0, message: reason, data } }
}
