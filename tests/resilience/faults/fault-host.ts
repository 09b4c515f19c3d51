import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import {
  type ContentHost,
  type StubResponse,
  startContentHost,
} from '../../journeys/support/content-host.ts'
import { respondAsFixture } from '../../journeys/support/fixture-company.ts'

/** Responds instead of the host; `normal` returns the response without a fault. */
export type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  normal: () => Promise<StubResponse>,
) => void

export type FaultHost = {
  origin: string
  /** Handles every request; `null` for normal responses. */
  fault: Fault | null
  /** The number of requests so far. */
  calls: number
  /** Stops and starts listening. */
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
  content: ContentHost
}

/** Starts a content host that can fail in any way, and recovers at the same address. */
export async function startFaultHost(): Promise<FaultHost> {
  const content = await startContentHost()
  await respondAsFixture(content)
  const open = new Set<Socket>()
  const port = await freePort()
  let server: Server

  const host: FaultHost = {
    origin: `http://127.0.0.1:${port}`,
    fault: null,
    calls: 0,
    content,
    down: async () => {
      server.close()
      for (const socket of open) socket.destroy()
      if (server.listening) await once(server, 'close')
    },
    up: async () => {
      server = make()
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => {
      await host.down()
      await content.close()
    },
  }
  await host.up()
  return host

  function make(): Server {
    const server = createServer((request, response) => {
      host.calls += 1
      const { url = '/', method = 'GET' } = request
      const path = new URL(url, 'http://host').pathname
      const normal = async () => content.responses.get(path) ?? { status: 404, body: {} }
      response.on('error', () => {})
      if (host.fault) host.fault(request, response, normal)
      else void respondNormally(response, method, normal)
    })
    server.on('connection', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => {})
    })
    return server
  }
}

async function respondNormally(
  response: ServerResponse,
  method: string,
  normal: () => Promise<StubResponse>,
) {
  const { status = 200, body } = await normal()
  const isMessage = method === 'POST' && status < 300
  const type = body instanceof Uint8Array ? 'image/png' : 'application/json'
  response.writeHead(isMessage ? 201 : status, { 'content-type': type })
  response.end(body instanceof Uint8Array ? body : JSON.stringify(body))
}
