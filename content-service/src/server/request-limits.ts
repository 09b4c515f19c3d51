import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimits, checkBody } from '@niaga/server-kit/body-limits'
import type { AddressTest } from '@niaga/server-kit/client-address'
import { createVisitorLimit } from '@niaga/server-kit/visitor-limit'
import { createLargeBodyLimit } from './large-bodies.ts'

export type RequestLimits = {
  addressBytes: number
  parameters: number
  callsPerMinute: number
  adminCallsPerMinute: number
}

/** Limits well above the requests of the admin and of the contract's clients. */
export const requestLimits = {
  /** The filters of the admin's lists are in the URL. */
  addressBytes: 8192,
  /** Payload parses queries in quadratic time; the admin sends some hundred. */
  parameters: 1000,
  /** Fifty a second: a client that fetches everything with its pictures at once. */
  callsPerMinute: 3000,
  /** Twenty a second: an editor who opens one view after another. */
  adminCallsPerMinute: 1200,
} as const satisfies RequestLimits

/** A request with its decoded path (`null` for an invalid target), and whether it belongs to the admin. */
export type KnownRequest = {
  request: IncomingMessage
  response: ServerResponse
  path: string | null
  visitor: string
  isAdmin: boolean
}

export type Rejection = {
  status: number
  code: string
  message: string
  headers?: Record<string, string>
}

/** The messages are in both languages: the editor's is not known yet. */
const messages = {
  400: 'Permintaan tidak dapat dibaca. / The request cannot be read.',
  403: 'Perubahan hanya diterima dari halaman admin ini sendiri. / Changes are accepted only from pages of this admin.',
  404: 'Tidak ada apa-apa di alamat ini. / There is nothing at this address.',
  405: 'Cara ini tidak dipakai di sini. / This method is not used here.',
  411: 'Panjang kiriman harus disebut. / The length of the body must be stated.',
  413: 'Kiriman terlalu besar. / The body is too large.',
  414: 'Alamat terlalu panjang. / The address is too long.',
  429: 'Terlalu banyak permintaan, coba beberapa saat lagi. / Too many requests, try again shortly.',
} as const

export const notSignedIn: Rejection = {
  status: 403,
  code: 'not_signed_in',
  message: 'Masuk dahulu untuk mengirim sebanyak ini. / Sign in before sending this much.',
}

const codes = {
  400: 'unread',
  403: 'foreign_origin',
  404: 'not_found',
  405: 'wrong_method',
  411: 'length_required',
  413: 'too_large',
  414: 'address',
  429: 'too_many',
} as const satisfies Record<keyof typeof messages, string>

const reading = ['GET', 'HEAD', 'OPTIONS']
const methods = [...reading, 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Checks the target, size, origin and rate of a request, and rejects anything that would make Next fail. A trusted proxy
 * without a forwarded address is not counted: the site reads content for all visitors.
 *
 * @param ownOrigins origins of the admin
 */
export function createRequestLimits(
  limits: RequestLimits,
  isTrusted: AddressTest,
  ownOrigins: readonly string[],
) {
  const limitCalls = createVisitorLimit(limits.callsPerMinute)
  const limitAdminCalls = createVisitorLimit(limits.adminCallsPerMinute)
  const checkLargeBody = createLargeBodyLimit()

  return function check({
    request,
    response,
    path,
    visitor,
    isAdmin,
  }: KnownRequest): Rejection | null {
    const { url = '', method = '' } = request
    if (!methods.includes(method))
      return { ...getRejection(405), headers: { Allow: methods.join(', ') } }
    // Disagreement between servers about the host is the usual way to poison a cache.
    if ((request.headersDistinct.host?.length ?? 0) > 1) return getRejection(400)
    if (url.length > limits.addressBytes) return getRejection(414)
    if (path === null) return getRejection(400)
    if (url.split('&').length > limits.parameters) return getRejection(414)
    // Next would encode any picture in any size for anyone; nothing here uses this route.
    if (path.startsWith('/_next/image')) return getRejection(404)
    if (isAdmin && isForeign(request, ownOrigins)) return getRejection(403)
    const bodyStatus = checkBody(bodyLimits['content-service'], path, request)
    if (bodyStatus !== null) return getRejection(bodyStatus)
    if (isTrusted(visitor)) return null
    const waitS =
      (isAdmin ? limitAdminCalls : limitCalls)(visitor) ??
      checkLargeBody(request, response, visitor, isAdmin)
    return waitS === null
      ? null
      : { ...getRejection(429), headers: { 'Retry-After': String(waitS) } }
  }
}

/** Whether a page of another origin sends a change (CSRF). Only browsers send `Origin`. */
function isForeign(
  { method = '', headers }: IncomingMessage,
  ownOrigins: readonly string[],
): boolean {
  if (reading.includes(method)) return false
  const { origin, 'sec-fetch-site': site = 'none' } = headers
  if (origin !== undefined && !ownOrigins.includes(origin)) return true
  return site !== 'none' && site !== 'same-origin'
}

function getRejection(status: keyof typeof messages): Rejection {
  return { status, code: codes[status], message: messages[status] }
}
