import type { IncomingMessage } from 'node:http'

/** How large the body of some requests may be. In a table the first limit that applies counts. */
export type BodyLimit = {
  /** Of a decoded path in small letters. */
  path: RegExp
  /** Of `Content-Type`; without it every type. */
  type?: RegExp
  /** One of these headers is there; without it every request. */
  headers?: readonly string[]
  bytes: number
  /** Whether the body may come without its length: only where its reader counts it. */
  chunked?: true
}

/**
 * Compares the body that a request announces with the first limit of the table that applies.
 *
 * @param path see `readRequestPath`
 * @returns the status to reject it with, or `null`
 */
export function checkBody(
  limits: readonly BodyLimit[],
  path: string,
  { headers }: Pick<IncomingMessage, 'headers'>,
): 411 | 413 | null {
  const limit = limits.find((limit) => applies(limit, path.toLowerCase(), headers))
  if (!limit) return null
  if (Number(headers['content-length'] ?? 0) > limit.bytes) return 413
  return headers['transfer-encoding'] === undefined || limit.chunked ? null : 411
}

function applies(limit: BodyLimit, path: string, headers: IncomingMessage['headers']): boolean {
  return (
    limit.path.test(path) &&
    (limit.type?.test(headers['content-type'] ?? '') ?? true) &&
    (limit.headers?.some((name) => headers[name] !== undefined) ?? true)
  )
}
