import type { IncomingMessage } from 'node:http'

/**
 * A request as the gate has left it: Hono reads what a client sent, from which the gate has since taken what is not believed,
 * and to which it has added the visitor's address and the request's id.
 *
 * @param origin of this service, whatever host the client named
 */
export function gatedRequest(raw: Request, { headers }: IncomingMessage, origin: string): Request {
  const { pathname, search } = new URL(raw.url)
  const { method, body, signal } = raw
  const left = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value].flat()) if (each !== undefined) left.append(name, each)
  }
  // The types of a browser's `fetch` have no `duplex`, without which Node sends no body as it comes.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: left,
    body,
    signal,
    duplex: 'half',
  }
  return new Request(origin + pathname + search, init)
}
