import { createHash } from 'node:crypto'
import type { Failure } from '@niaga/contract/envelope'

const json = { 'Content-Type': 'application/json; charset=utf-8' }

/**
 * A good answer with a strong ETag. A reader that already has this body is answered 304 (RFC 9110,
 * section 13.1.2); caches may keep it and must ask before each use.
 */
export function contentAnswer(request: Request, content: unknown): Response {
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, no-cache' }
  if (knows(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const length = String(Buffer.byteLength(body))
  return new Response(body, { headers: { ...json, ...headers, 'Content-Length': length } })
}

/** A failure in the contract's form. The message is for a developer; visitors never see it. */
export function failureAnswer(
  status: number,
  error: Failure['error'],
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ error } satisfies Failure), {
    status,
    headers: { ...json, 'Cache-Control': 'no-store', ...headers },
  })
}

/** The answer to a stored message. */
export function createdAnswer(content: unknown): Response {
  return new Response(JSON.stringify(content), {
    status: 201,
    headers: { ...json, 'Cache-Control': 'no-store' },
  })
}

/** If-None-Match compares weakly, so a tag that a proxy weakened still matches. */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}
