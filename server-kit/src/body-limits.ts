import type { IncomingMessage } from 'node:http'
import { contactBodyLimit } from '@niaga/contract/contact-message'

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

/** A picture; a phone's photograph of 48 million pixels takes about as much. */
export const largestUploadBytes = 10_000_000
/** A purge names nothing but when and by whom. */
export const purgeMessageBytes = 65_536
/** One figure of a browser about one page. */
export const vitalsBytes = 1024
/** An address, a password and a code. Payload parses them before it knows who asks. */
const accountBytes = 16_384
/** Payload parses queries in time that grows with the square of their size: a tenth of a second for 200 KB. */
const queryBytes = 65_536
/** The largest picture, its texts and the form around them. */
const uploadBytes = largestUploadBytes + 2_000_000
/** Twenty times the longest sample article. A JSON body of 8 MB takes more memory than the process has. */
const documentBytes = 1_000_000

const accounts =
  /^\/cms\/api\/users\/(login|forgot-password|reset-password|logout|refresh-token|unlock|first-register|(\d+\/)?second-factor\/[^/]*)\/*$/
/** The type is compared as Payload does, which takes a list of two for the one that it looks for. */
const urlencoded = /application\/x-www-form-urlencoded/i
const multipart = /^multipart\/form-data\s*;/i

/** The largest bodies that each service reads, by path and type. What may come without its length is counted by its reader. */
export const bodyLimits = {
  site: [
    { path: /^\/-\/purge$/, bytes: purgeMessageBytes, chunked: true },
    { path: /^\/-\/vitals$/, bytes: vitalsBytes, chunked: true },
    { path: /^/, bytes: contactBodyLimit, chunked: true },
  ],
  'content-service': [
    { path: accounts, bytes: accountBytes },
    {
      path: /^/,
      headers: ['x-payload-http-method-override', 'x-http-method-override'],
      bytes: queryBytes,
    },
    { path: /^\/(cms|admin|_next)(\/|$)/, type: urlencoded, bytes: queryBytes },
    { path: /^\/cms\/api\/media(\/\d+)?\/*$/, type: multipart, bytes: uploadBytes },
    { path: /^\/(cms|admin|_next)(\/|$)/, bytes: documentBytes },
    // The call counts what it reads, and says what is wrong in the form of the contract.
    { path: /^\/api(\/|$)/, bytes: contactBodyLimit, chunked: true },
    { path: /^/, bytes: contactBodyLimit },
  ],
} as const satisfies Record<string, readonly BodyLimit[]>

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
