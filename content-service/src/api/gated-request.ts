import type { IncomingMessage } from 'node:http'

/**
 * Returns a request with the headers that the request gate has checked. Hono's own request has the client's headers: the
 * gate has since removed untrusted ones and added the client's address and the request's id.
 *
 * @param origin the origin of this service, whatever `Host` the client sent
 */
export function gatedRequest(raw: Request, { headers }: IncomingMessage, origin: string): Request {
  const { pathname, search } = new URL(raw.url)
  const { method, body, signal } = raw
  const checked = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) checked.append(name, each)
  }
  // Node requires `duplex` for a streamed body; the DOM types lack it.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: checked,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(origin + pathname + search, init)
}
