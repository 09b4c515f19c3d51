import { once } from 'node:events'
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type SlowLine = AsyncDisposable & {
  origin: string
  /** Everything passes at once until the line is slow: a page before the measurement need not be waited for. */
  setSlow: (isSlow: boolean) => void
  /** The addresses requested so far, in order. */
  requests: readonly string[]
}

/** Lighthouse's "slow 4G": a round trip of 150 ms, 1.6 Mbit/s for all responses together. */
const slow4gMs = 150
const bytesPerMs = 1_600_000 / 8 / 1000
/** A TCP segment; concurrent responses share the line segment by segment. */
const pieceBytes = 1460

/**
 * Starts a slow line to the site. The browser's own emulation does not cover prefetched documents or prerendered pages, so
 * the line itself is slow. A new connection costs nothing: over HTTP/2 the first page has opened the only one.
 */
export async function startSlowLine(target: string, roundTripMs = slow4gMs): Promise<SlowLine> {
  const agent = new Agent({ keepAlive: true })
  const requests: string[] = []
  let isSlow = false
  let freeAt = 0

  /** Waits until the line has carried this many bytes, after those already queued. */
  async function carry(length: number): Promise<void> {
    if (!isSlow) return
    freeAt = Math.max(freeAt, performance.now()) + length / bytesPerMs
    await wait(Math.max(0, freeAt - performance.now()))
  }

  async function send(body: Buffer, response: ServerResponse): Promise<void> {
    for (let sent = 0; sent < body.length && !response.destroyed; sent += pieceBytes) {
      const piece = body.subarray(sent, sent + pieceBytes)
      await carry(piece.length)
      response.write(piece)
    }
    response.end()
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push(request.url ?? '')
    if (isSlow) await wait(roundTripMs)
    const upstream = forward(target + request.url, {
      method: request.method,
      headers: request.headers,
      agent,
    })
    request.pipe(upstream)
    const [answer]: IncomingMessage[] = await once(upstream, 'response')
    if (!answer) return
    const parts: Buffer[] = []
    for await (const part of answer) parts.push(Buffer.from(part))
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    return send(Buffer.concat(parts), response)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    setSlow: (value) => {
      isSlow = value
      freeAt = 0
    },
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      agent.destroy()
      await once(server, 'close')
    },
  }
}
