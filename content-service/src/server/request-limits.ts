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
  status: 411 | 413 | 414 | 429
  code: string
  message: string
  headers?: Record<string, string>
}

/** What is refused before it is looked at. Editors read Indonesian or English, who calls the API English. */
const messages = {
  411: 'Panjang kiriman harus disebut. / The length of the body must be stated.',
  413: 'Kiriman terlalu besar. / The body is too large.',
  414: 'Alamat terlalu panjang. / The address is too long.',
  429: 'Terlalu banyak permintaan, coba lagi sebentar lagi. / Too many requests, try again shortly.',
} as const

const codes = { 411: 'length_required', 413: 'too_large', 414: 'address', 429: 'too_many' } as const

/**
 * Judges a request by its size and by how many its sender made. A trusted proxy that names no visitor, as the
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
    const { url = '', headers } = request
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

function refuse(status: Refused['status']): Refused {
  return { status, code: codes[status], message: messages[status] }
}
