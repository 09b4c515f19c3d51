import type { Failure } from '@niaga/contract/envelope'

/** The body of a response and its strong ETag. */
export type Content = { body: Buffer; etag: string }

/** A response as plain data: a `Response` costs more than the cached response itself. */
export type PlainResponse = { status: number; headers: Record<string, string>; body: Buffer | null }

const json = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * Returns the parts of a successful response, with a strong ETag. A client that already has this body receives 304 (RFC
 * 9110, section 13.1.2); caches may store it but must revalidate before each use.
 */
export function contentParts({ body, etag }: Content, ifNoneMatch: string | null): PlainResponse {
  const headers = { ETag: etag, 'Cache-Control': 'public, no-cache' }
  if (knows(ifNoneMatch, etag)) return { status: 304, headers, body: null }
  const length = { 'Content-Length': String(body.byteLength) }
  return { status: 200, headers: { ...json, ...headers, ...length }, body }
}

/** Returns a successful response to a request. */
export function contentResponse(request: Request, content: Content): Response {
  const { status, headers, body } = contentParts(content, request.headers.get('If-None-Match'))
  return new Response(body && new Uint8Array(body), { status, headers })
}

/** Returns an error in the contract's form. The message is for developers; visitors never see it. */
export function errorResponse(
  status: number,
  error: Failure['error'],
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ error } satisfies Failure), {
    status,
    headers: { ...json, 'Cache-Control': 'no-store', ...headers },
  })
}

/** Approximately the time in which a database restarts or a lock is released. */
export const retryAfterS = '5'

/** Returns the response to a stored message. */
export function storedResponse(content: unknown): Response {
  return new Response(JSON.stringify(content), {
    status: 201,
    headers: { ...json, 'Cache-Control': 'no-store' },
  })
}

/** If-None-Match uses weak comparison, so a tag weakened by a proxy still matches. */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}
