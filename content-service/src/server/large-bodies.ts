import type { IncomingMessage, ServerResponse } from 'node:http'
import { createVisitorLimit, getNetwork } from '@niaga/server-kit/visitor-limit'

/** Nearly everything that editors write is smaller, and takes a few milliseconds to parse. */
const largeBytes = 65_536
/** A megabyte of JSON takes a tenth of a second to parse: 120 a minute use a fifth of one core. */
const largePerMinute = 120
/** Uploads stay in memory until they are stored: four of 22 MB leave room for everything else. */
const largeAtOnce = 4

export function hasLargeBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Number(headers['content-length'] ?? 0) > largeBytes
}

/** The maximum for all visitors without an account together: an enquiry with its files. */
const largeUnknownAtOnce = 8

/**
 * Limits the large bodies of one visitor, and of all visitors without an account. Payload reads the whole body before
 * authentication.
 */
export function createLargeBodyLimit() {
  const consume = createVisitorLimit(largePerMinute)
  const open = new Map<string, number>()
  let unknown = 0

  /** @returns the seconds to wait, or `null` */
  return function check(
    request: IncomingMessage,
    response: ServerResponse,
    visitor: string,
    isAdmin = true,
  ): number | null {
    if (!hasLargeBody(request)) return null
    const network = getNetwork(visitor)
    const count = open.get(network) ?? 0
    if (count >= largeAtOnce) return 1
    // A visitor's further body needs half of the places free: two visitors never occupy all of them.
    const most = count > 0 ? largeUnknownAtOnce / 2 : largeUnknownAtOnce
    if (!isAdmin && unknown >= most) return 1
    const waitS = consume(visitor)
    if (waitS !== null) return waitS
    open.set(network, count + 1)
    if (!isAdmin) unknown += 1
    response.once('close', () => {
      if (!isAdmin) unknown -= 1
      const remaining = (open.get(network) ?? 1) - 1
      if (remaining > 0) open.set(network, remaining)
      else open.delete(network)
    })
    return null
  }
}
