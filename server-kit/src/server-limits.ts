import { type Server, type ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type AddressTest, plainAddress } from './client-address.ts'

/** The limits of a server for its clients. */
export type ServerLimits = {
  /** The size of a request's headers and target together. */
  headerBytes: number
  /** The time limit until the last header. */
  headerTimeoutMs: number
  /** The time limit until the last byte of a request. */
  requestTimeoutMs: number
  /** The time limit without a byte in either direction. */
  idleTimeoutMs: number
  connections: number
  /** A trusted proxy forwards for many clients, so only `connections` applies to it. */
  connectionsPerAddress: number
}

/** Limits that both services share. */
export const sharedLimits = {
  /** Node's default: four times the size that browsers and proxies send. */
  headerBytes: 16_384,
  /** Ten times the duration on the slowest phone, and a bound for clients that keep connections open. */
  headerTimeoutMs: 10_000,
  /** Each connection takes a few kilobytes, so all of them remain far below the memory of a small machine. */
  connections: 10_000,
  /** Many people may share an address; a browser opens at most six. */
  connectionsPerAddress: 256,
} as const satisfies Partial<ServerLimits>

/** How often Node checks for slow requests. */
const checkMs = 1000

/** Returns the limits that are set when a server is created. */
export function serverOptions(limits: ServerLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: checkMs,
    // Lenient parsing behind a proxy is the usual cause of request smuggling.
    insecureHTTPParser: false,
    joinDuplicateHeaders: false,
  }
}

/** The statuses for requests that could not be read completely (RFC 9110, RFC 6585). */
export type UnreadStatus = 400 | 408 | 431

/**
 * Disconnects slow and silent clients and those with too many connections, and responds to an unreadable request with the
 * status of the fault.
 *
 * @param errorBody the body for a status; `head` is the part of the request that was read, and determines the language
 */
export function limitServer(
  server: Server,
  limits: ServerLimits,
  isTrusted: AddressTest,
  errorBody: (status: UnreadStatus, head: string) => { type: string; body: string },
): void {
  server.setTimeout(limits.idleTimeoutMs)
  // By default Node closes an idle connection after five seconds, just when a client may send its next request.
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
      const remaining = (open.get(address) ?? 1) - 1
      if (remaining > 0) open.set(address, remaining)
      else open.delete(address)
    })
  })
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    if (!canRespond(error, socket)) return socket.destroy()
    const status = getStatus(error.code)
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

function getStatus(code: string | undefined): UnreadStatus {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** A response is impossible in the middle of another response, or to a client that has disconnected. */
function canRespond(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, '_httpMessage')
  const hasBegun = response instanceof ServerResponse && response.headersSent
  return error.code !== 'ECONNRESET' && socket.writable && !hasBegun
}
