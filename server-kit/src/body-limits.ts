import type { IncomingMessage } from 'node:http'
import { attachmentBodyLimit, contactBodyLimit } from '@niaga/contract/attachments'

/** The largest body of certain requests. In a table, the first matching limit applies. */
export type BodyLimit = {
  /** Matches a decoded path in lower case. */
  path: RegExp
  /** Matches `Content-Type`; if omitted, any type. */
  type?: RegExp
  /** Matches a request with any of these headers; if omitted, every request. */
  headers?: readonly string[]
  bytes: number
  /** Allows a chunked body without `Content-Length`, but only where the reader counts the bytes. */
  chunked?: true
}

/** The largest picture; a phone's 48-megapixel photograph is about as large. */
export const largestUploadBytes = 10_000_000
/** The largest document for visitors, such as a scanned contract of a hundred pages. */
export const largestDocumentBytes = 20_000_000
/** Far more than a purge message needs: it contains a version. */
export const purgeMessageBytes = 65_536
/** One measurement of one page by a browser. */
export const vitalsBytes = 1024
/** The path of a page, up to the maximum length of the site's addresses. */
export const viewBytes = 2048
/** An email address, a password and a code. Payload parses them before authentication. */
const accountBytes = 16_384
/** Payload parses queries in quadratic time: a tenth of a second for 200 KB. */
const queryBytes = 65_536
/** The largest picture, its texts and the multipart form around them. */
const uploadBytes = largestUploadBytes + 2_000_000
/** The largest document for visitors, with the form around it. */
const documentUploadBytes = largestDocumentBytes + 2_000_000
/** A spreadsheet of 5,000 rows; the endpoint rejects longer ones with a message. */
const spreadsheetBytes = 6_000_000
/** Twenty times the longest sample article. A JSON body of 8 MB takes more memory than the process has. */
const documentBytes = 1_000_000

const accounts =
  /^\/cms\/api\/users\/(login|forgot-password|reset-password|logout|refresh-token|unlock|first-register|(\d+\/)?second-factor\/[^/]*)\/*$/
/** Matches wherever Payload does, which searches the header for the type. */
const urlencoded = /application\/x-www-form-urlencoded/i
const multipart = /^multipart\/form-data\s*;/i

/** The largest bodies that each service reads, by path and type. */
export const bodyLimits = {
  site: [
    { path: /^\/-\/purge$/, bytes: purgeMessageBytes, chunked: true },
    { path: /^\/-\/vitals$/, bytes: vitalsBytes, chunked: true },
    { path: /^\/-\/view$/, bytes: viewBytes, chunked: true },
    {
      path: /^(\/[a-z]{2})?\/(kontak(\.data|\/*)|permintaan\/[^/]*\/*)$/,
      type: multipart,
      bytes: attachmentBodyLimit,
    },
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
    { path: /^\/cms\/api\/documents(\/\d+)?\/*$/, type: multipart, bytes: documentUploadBytes },
    { path: /^\/cms\/api\/spreadsheets\/[a-z-]+\/read\/*$/, bytes: spreadsheetBytes },
    {
      path: /^\/cms\/api\/messages\/\d+\/files\/*$/,
      type: multipart,
      bytes: attachmentBodyLimit,
    },
    { path: /^\/(cms|admin|_next)(\/|$)/, bytes: documentBytes },
    { path: /^\/api\/(send-contact|request)$/, type: multipart, bytes: attachmentBodyLimit },
    // The endpoint counts what it reads, and reports errors in the contract's form.
    { path: /^\/api(\/|$)/, bytes: contactBodyLimit, chunked: true },
    { path: /^/, bytes: contactBodyLimit },
  ],
} as const satisfies Record<string, readonly BodyLimit[]>

/**
 * Checks the announced body of a request against the first limit that matches.
 *
 * @param path see `readRequestPath`
 * @returns the status to reject the request with, or `null`
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
