import type { IncomingMessage } from 'node:http'
import type { AddressTest } from '@niaga/contract/client-address'
import { createVisitorLimit } from '@niaga/contract/visitor-limit'

export type RequestLimits = {
  addressBytes: number
  parameters: number
  /** Of a change that an editor sends; a picture is the largest. */
  adminBodyBytes: number
  callsPerMinute: number
  adminCallsPerMinute: number
}

export type Refused = {
  status: keyof typeof messages
  code: string
  message: string
  headers?: Record<string, string>
}

/** What is refused before it is looked at. Editors read Indonesian or English, who calls the API English. */
const messages = {
  400: 'Permintaan tidak dapat dibaca. / The request cannot be read.',
  405: 'Cara ini tidak dipakai di sini. / This method is not used here.',
  411: 'Panjang kiriman harus disebut. / The length of the body must be stated.',
  413: 'Kiriman terlalu besar. / The body is too large.',
  414: 'Alamat terlalu panjang. / The address is too long.',
  429: 'Terlalu banyak permintaan, coba lagi sebentar lagi. / Too many requests, try again shortly.',
} as const

const codes = {
  400: 'unread',
  405: 'wrong_method',
  411: 'length_required',
  413: 'too_large',
  414: 'address',
  429: 'too_many',
} as const satisfies Record<keyof typeof messages, string>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Judges a request by its form, its size and by how many its sender made. What Next would fail at is refused here. A trusted proxy that names no visitor, as the
 * site that reads content for all of them, is not counted.
 */
export function createRequestLimits(limits: RequestLimits, isTrusted: AddressTest) {
  const takeCall = createVisitorLimit(limits.callsPerMinute)
  const takeAdminCall = createVisitorLimit(limits.adminCallsPerMinute)

  return function judge(
    request: IncomingMessage,
    visitor: string,
    isAdmin: boolean,
  ): Refused | null {
    const { url = '', headers, method = '' } = request
    if (!methods.includes(method)) return { ...refuse(405), headers: { Allow: methods.join(', ') } }
    // Two parts that each believe another host are the usual way to poison a cache.
    if ((request.headersDistinct.host?.length ?? 0) > 1) return refuse(400)
    if (!isDecodable(url)) return refuse(400)
    if (url.length > limits.addressBytes) return refuse(414)
    if (url.split('&').length > limits.parameters) return refuse(414)
    if (isAdmin && Number(headers['content-length']) > limits.adminBodyBytes) return refuse(413)
    // What follows would take a body of unknown length into memory.
    if (isAdmin && headers['transfer-encoding'] !== undefined) return refuse(411)
    if (isTrusted(visitor)) return null
    const waitS = (isAdmin ? takeAdminCall : takeCall)(visitor)
    return waitS === null ? null : { ...refuse(429), headers: { 'Retry-After': String(waitS) } }
  }
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

function refuse(status: Refused['status']): Refused {
  return { status, code: codes[status], message: messages[status] }
}
