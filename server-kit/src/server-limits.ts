import { type Server, type ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type AddressTest, plainAddress } from './client-address.ts'

/** What a server allows its clients. */
export type ServerLimits = {
  /** All headers of a request and its target together. */
  headerBytes: number
  /** Until the last header. */
  headerTimeoutMs: number
  /** Until the last byte of a request. */
  requestTimeoutMs: number
  /** Without a byte in either direction. */
  idleTimeoutMs: number
  connections: number
  /** Per address; a trusted proxy forwards for many, so only `connections` applies to it. */
  connectionsPerAddress: number
}

/** Limits that both services share. */
export const sharedLimits = {
  /** Node's own limit, four times what browsers and proxies send. */
  headerBytes: 16_384,
  /** Ten times what the slowest phone needs, and a bound for a client that holds connections open. */
  headerTimeoutMs: 10_000,
  /** Each takes some kilobytes, so all of them stay far below the memory of a small machine. */
  connections: 10_000,
  /** Many people may share an address; a browser opens at most six. */
  connectionsPerAddress: 256,
} as const satisfies Partial<ServerLimits>

/** How often Node checks for requests that take too long. */
const checkMs = 1000

/** The limits that are set when a server is created. */
export function serverOptions(limits: ServerLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: checkMs,
    // Lenient parsing behind a proxy is the usual way to smuggle a request.
    insecureHTTPParser: false,
    joinDuplicateHeaders: false,
  }
}

/** The statuses of requests that could not be read to their end (RFC 9110, RFC 6585). */
export type UnreadStatus = 400 | 408 | 431

/**
 * Disconnects slow and silent clients and those with too many connections, and responds to a request that cannot be
 * read with the status that says why.
 *
 * @param errorBody the body for a status; `head` is the part of the request that was read, and decides the language
 */
export function limitServer(
  server: Server,
  limits: ServerLimits,
  isTrusted: AddressTest,
  errorBody: (status: UnreadStatus, head: string) => { type: string; body: string },
): void {
  server.setTimeout(limits.idleTimeoutMs)
  // Node closes an idle connection after five seconds, when a client may just be sending its next request.
  server.keepAliveTimeout = limits.idleTimeoutMs
  server.maxConnections = limits.connections
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(plainAddress(address))) return
    const count = (open.get(address) ?? 0) + 1
    if (count > limits.connectionsPerAddress) return socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (!canRespond(error, socket)) return socket.destroy()
    const status = statusOf(error.code)
    const { type, body } = errorBody(status, error.rawPacket?.toString('latin1', 0, 64) ?? '')
    socket.end(
      [
        `HTTP/1.1 ${status} ${reasons[status]}`,
        'Connection: close',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        '',
        body,
      ].join('\r\n'),
    )
  })
}

const reasons = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const satisfies Record<UnreadStatus, string>

function statusOf(code: string | undefined): UnreadStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Neither in the middle of another response nor to a client that has gone. */
function canRespond(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  const hasBegun = response instanceof ServerResponse && response.headersSent
  return error.code !== 'ECONNRESET' && socket.writable && !hasBegun
}
