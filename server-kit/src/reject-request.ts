import type { IncomingMessage, ServerResponse } from 'node:http'

/** As long as nginx waits for the rest of a body that it has rejected. */
const lingerMs = 5_000

/**
 * Ends a request with what has been written as the head of its response, and closes the connection. What is left of its body is
 * read and thrown away for a moment: a client that is still sending would lose the response together with the connection, and a proxy
 * would answer 502 in its place.
 *
 * @param body whose length is in the head
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
