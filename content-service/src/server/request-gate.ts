import type { IncomingMessage, ServerResponse } from 'node:http'
import { previewHeader } from '@niaga/contract/preview'
import { type AddressTest, clientAddress } from '@niaga/server-kit/client-address'
import { endRejected } from '@niaga/server-kit/reject-request'
import { pathSegments, readRequestPath } from '@niaga/server-kit/request-target'
import { readBoundCookie } from '../platform/http/session-cookie.ts'
import { visitorHeader } from '../platform/http/visitor-address.ts'
import { hasLargeBody } from './large-bodies.ts'
import type { Content } from './open-content.ts'
import {
  createRequestLimits,
  notSignedIn,
  type Rejection,
  type RequestLimits,
} from './request-limits.ts'
import { type ResponseKind, type SecurityOptions, secureResponse } from './security-headers.ts'

export type GateOptions = {
  isTrustedProxy: AddressTest
  security: SecurityOptions
  limits: RequestLimits
  /** Origins of the admin. */
  ownOrigins: readonly string[]
}

const kinds = new Map<string, ResponseKind>([
  ['admin', 'admin'],
  ['cms', 'admin'],
  ['_next', 'admin'],
  ['storage', 'picture'],
  ['files', 'download'],
])

/**
 * Checks requests before the handlers. Responds with 503 until the content is open: the service listens first, so a second
 * start fails before it touches the database.
 */
export function requestGate({ isTrustedProxy, security, limits, ownOrigins }: GateOptions) {
  const check = createRequestLimits(limits, isTrustedProxy, ownOrigins)
  let content = starting
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => {
      const path = readRequestPath(request.url)
      const [first = ''] = pathSegments(path ?? '')
      const kind = kinds.get(first) ?? 'data'
      const isAdmin = kind === 'admin'
      const visitor = setVisitorHeader(request, isTrustedProxy)
      secureResponse(request, response, security, kind)
      // Accounts, messages and sessions are never cached.
      if (first === 'cms') response.setHeader('Cache-Control', 'no-store')
      const rejection = check({ request, response, path, visitor, isAdmin })
      if (rejection) return reject(request, response, rejection)
      if (isAdmin && security.isSecure) readBoundCookie(request)
      if (isAdmin) removeLanguagePreference(request)
      if (isReadCall(request)) void respondPlainly(request, response, content)
      else if (isAdmin && hasLargeBody(request)) void checkSession(request, response, content)
      else content.handle(request, response)
    },
    open: (ready: Content) => {
      content = ready
    },
  }
}

const starting: Content = {
  handle: (_request, response) => {
    const error = { code: 'starting', message: 'The service is starting' }
    response
      .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' })
      .end(JSON.stringify({ error }))
  },
  respondToRead: async () => null,
  // `handle` responds before it reads a body.
  isSignedIn: async () => true,
}

/** Handlers see a request without its connection, so a header carries the client's address. */
function setVisitorHeader(request: IncomingMessage, isTrustedProxy: AddressTest): string {
  const forwardedFor = request.headersDistinct['x-forwarded-for']?.join(',')
  const address = request.socket.remoteAddress ?? ''
  const visitor = clientAddress(address, forwardedFor, isTrustedProxy)
  request.headers[visitorHeader] = visitor
  return visitor
}

function reject(request: IncomingMessage, response: ServerResponse, rejection: Rejection): void {
  const { status, code, message, headers } = rejection
  const body = JSON.stringify({ error: { code, message }, errors: [{ message }] })
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...headers,
  })
  endRejected(request, response, body)
}

/** Previews are excluded: they are not cached and differ between clients. */
function isReadCall({ method, url = '', headers }: IncomingMessage): boolean {
  if (headers[previewHeader.toLowerCase()] !== undefined) return false
  return (method === 'GET' || method === 'HEAD') && url.startsWith('/api/')
}

/** Responds with content directly, and passes everything else on. */
async function respondPlainly(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
): Promise<void> {
  const { url = '', headers } = request
  const cached = await content.respondToRead(url, headers['if-none-match'] ?? null)
  if (cached === null) return content.handle(request, response)
  response.writeHead(cached.status, cached.headers).end(cached.body ?? undefined)
}

/**
 * Payload parses a body before authentication. Requests without a session have small bodies, so large ones are rejected
 * unread: sent from many addresses at once they would block the service.
 */
async function checkSession(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
): Promise<void> {
  const isSignedIn = await content.isSignedIn(request.headers).catch(() => false)
  if (isSignedIn) content.handle(request, response)
  else reject(request, response, notSignedIn)
}

/** The admin is in Indonesian until an editor chooses another language, whatever the browser prefers. */
function removeLanguagePreference(request: IncomingMessage): void {
  delete request.headers['accept-language']
}
