import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '@niaga/server-kit/testing/listen'

export type Received = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export type Host = {
  origin: string
  /** Received requests, in order. */
  received: Received[]
  close: () => Promise<void>
}

export type Reply = (request: Received, response: ServerResponse) => void

const open = new Set<() => Promise<void>>()

/** For `afterEach`: stops the hosts started by a test. */
export async function closeHosts(): Promise<void> {
  await Promise.all([...open].map((close) => close()))
  open.clear()
}

/** Starts an HTTP server on a free port. */
export async function startHost(reply: Reply): Promise<Host> {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const entry = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(entry)
    reply(entry, response)
  })
  const port = await listen(server)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  open.add(close)
  return { origin: `http://127.0.0.1:${port}`, received, close }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
