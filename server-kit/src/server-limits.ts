import { type Server, type ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AddressTest } from './client-address.ts'

/** What a server grants one who speaks to it. */
export type ServerLimits = {
  /** All headers of a request together, its address among them. */
  headerBytes: number
  /** Until the last header. */
  headerTimeoutMs: number
  /** Until the last byte of a request. */
  requestTimeoutMs: number
  /** Without a byte in either direction. */
  idleTimeoutMs: number
  connections: number
  /** Of one address; a trusted proxy speaks for many and is counted by `connections` alone. */
  connectionsPerAddress: number
}

/** What both services grant alike. */
export const sharedLimits = {
  /** Node's own limit, four times what browsers and proxies send. */
  headerBytes: 16_384,
  /** Ten times as long as the slowest phone needs; a program that holds connections open gets no more. */
  headerTimeoutMs: 10_000,
  /** Each takes some kilobytes, so all together stay far below the memory of a small machine. */
  connections: 10_000,
  /** Many people share an address, none of them keeps more than six. */
  connectionsPerAddress: 256,
} as const satisfies Partial<ServerLimits>

/** How often Node looks for requests that take too long. */
const checkMs = 1000

/** What a server must be told when it is made. */
export function serverOptions(limits: ServerLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headerTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: checkMs,
    // A path over a proxy that joins them is the usual way to smuggle a request.
    insecureHTTPParser: false,
    joinDuplicateHeaders: false,
  }
}

/** The statuses of requests that could not be read to their end (RFC 9110, RFC 6585). */
export type UnreadStatus = 400 | 408 | 431

/**
 * Cuts off slow and silent clients and those that open too many connections, and answers a request that cannot
 * be read with the status that says why.
 *
 * @param answerTo the body for a status; `head` is what was read of the request, and decides the language
 */
export function limitServer(
  server: Server,
  limits: ServerLimits,
  isTrusted: AddressTest,
  answerTo: (status: UnreadStatus, head: string) => { type: string; body: string },
): void {
  server.setTimeout(limits.idleTimeoutMs)
  // Node lets go after five seconds, while whoever keeps a connection may be sending its next request.
  server.keepAliveTimeout = limits.idleTimeoutMs
  server.maxConnections = limits.connections
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address.replace(/^::ffff:(?=\d+\.)/i, ''))) return
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
    if (!canAnswer(error, socket)) return socket.destroy()
    const status = statusOf(error.code)
    const { type, body } = answerTo(status, error.rawPacket?.toString('latin1', 0, 64) ?? '')
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

/** Not in the middle of an answer that has begun, nor to who has gone. */
function canAnswer(error: NodeJS.ErrnoException, socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  const hasBegun = answer instanceof ServerResponse && answer.headersSent
  return error.code !== 'ECONNRESET' && socket.writable && !hasBegun
}
