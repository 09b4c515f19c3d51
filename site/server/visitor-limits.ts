import type { IncomingMessage } from 'node:http'
import { bodyLimits, checkBody } from '@niaga/server-kit/body-limits'
import { type AddressTest, clientAddress } from '@niaga/server-kit/client-address'
import { readRequestPath } from '@niaga/server-kit/request-target'
import type { VisitorLimit } from '@niaga/server-kit/visitor-limit'

const pictures = /^\/(media|pictures|-\/brand)\//

export type VisitorLimits = {
  isTrusted: AddressTest
  addressBytes: number
  parameters: number
  capturePage: VisitorLimit
  capturePicture: VisitorLimit
}

export type Rejection = { status: 400 | 411 | 413 | 414 | 429; headers?: Record<string, string> }

/** Built files and health, exactly as spelt: any other spelling is a page. */
const uncounted = /^\/assets\/|^\/(healthz|readyz)$/
/** Requests from other services and scripts; they are signed, or have their own limit. */
const uncountedPosts = /^\/-\/(purge|vitals)$/

/**
 * Rejects requests that no page needs: long addresses, many parameters, large bodies, more requests of one visitor than
 * reading takes, and a target that later layers could resolve to another path than was counted here. Built files are not
 * counted, because they cost next to nothing, nor is a trusted proxy that names no client: all its visitors would count as
 * one.
 */
export function createVisitorLimits(limits: VisitorLimits) {
  const { isTrusted, capturePage, capturePicture } = limits

  return function check(request: IncomingMessage): Rejection | null {
    const { url = '' } = request
    if (hasTwoHosts(request)) return { status: 400 }
    if (url.length > limits.addressBytes) return { status: 414 }
    const path = readRequestPath(url)
    if (path === null) return { status: 400 }
    if (parametersIn(url) > limits.parameters) return { status: 414 }
    const bodyStatus = checkBody(bodyLimits.site, path, request)
    if (bodyStatus !== null) return { status: bodyStatus }
    if (uncounted.test(url)) return null
    if (request.method === 'POST' && uncountedPosts.test(url)) return null
    const forwardedFor = request.headers['x-forwarded-for']
    const claims = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor
    const address = clientAddress(request.socket.remoteAddress ?? '', claims, isTrusted)
    if (isTrusted(address)) return null
    const waitS = (pictures.test(url) ? capturePicture : capturePage)(address)
    return waitS === null ? null : { status: 429, headers: { 'Retry-After': String(waitS) } }
  }
}

/** A proxy in front of this server may have used the other host (RFC 9112, section 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function parametersIn(url: string): number {
  const query = url.indexOf('?')
  return query < 0 ? 0 : url.slice(query + 1).split('&').length
}
