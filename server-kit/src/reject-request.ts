import type { IncomingMessage, ServerResponse } from 'node:http'

/** The same time that nginx waits for the rest of a rejected body (`lingering_timeout`). */
const lingerMs = 5_000

/**
 * Ends a rejected request whose response headers are written, and closes the connection. The rest of the request's body is
 * first read and discarded for a moment: otherwise a client that is still sending would lose the response with the
 * connection, and a proxy would send 502 instead.
 *
 * @param body the body of the response; its length is in the headers
 */
export function endRejected(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  if (request.complete || request.readableEnded) {
    response.end(body)
    return
  }
  response.write(body)
  const timer = setTimeout(end, lingerMs)
  request.once('close', end).once('end', end).resume()

  function end(): void {
    clearTimeout(timer)
    response.end()
  }
}
