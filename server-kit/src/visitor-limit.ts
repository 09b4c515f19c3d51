import { isIPv6 } from 'node:net'

/** Above this number, the visitors that have been idle longest are evicted. */
const maxVisitors = 10_000

export const minuteMs = 60_000

export type VisitorLimit = (address: string) => number | null

/**
 * Limits how often one visitor may perform an action, counted in this process: a token bucket of a minute's requests,
 * refilled evenly.
 *
 * @returns a function that consumes a token of an address and returns `null`, or the seconds until the next token
 */
export function createVisitorLimit(perMinute: number, now = monotonicMs): VisitorLimit {
  const intervalMs = minuteMs / perMinute
  /** The time at which each visitor's bucket is full again. */
  const visitors = new Map<string, number>()

  return function consume(address: string): number | null {
    const key = getNetwork(address)
    const at = now()
    const full = Math.max(visitors.get(key) ?? at, at)
    const waitMs = full + intervalMs - minuteMs - at
    visitors.delete(key)
    if (visitors.size >= maxVisitors) deleteOldest(visitors)
    visitors.set(key, waitMs > 0 ? full : full + intervalMs)
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : null
  }
}

/** Does not use the time of day: a clock that is set back would reject visitors until it catches up. */
function monotonicMs(): number {
  return Math.floor(performance.now())
}

/** Returns the /64 of an IPv6 address: a client has the whole network. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...last]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

function deleteOldest(visitors: Map<string, unknown>): void {
  const [oldest] = visitors.keys()
  if (oldest !== undefined) visitors.delete(oldest)
}
