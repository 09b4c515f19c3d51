import { createVisitorLimit } from './visitor-limit.ts'

/** As `VisitorLimit`, for requests that may wait for Redis. */
export type SharedLimit = (address: string) => Promise<number | null>

export type SharedLimits = {
  /** @param name what is limited: all copies of a service that use it count together */
  limit: (name: string, perMinute: number) => SharedLimit
  close: () => Promise<void>
}

/**
 * Limits that all copies count together, where there is a Redis. While it does not respond, each copy counts for
 * itself: an outage of Redis neither rejects visitors nor lifts the limits.
 *
 * @param onLost called once each time Redis becomes unavailable
 */
export function createSharedLimits(
  redisUrl: string | undefined,
  onLost: (error: unknown) => void,
): SharedLimits {
  const redis = redisUrl === undefined ? null : connect(redisUrl, onLost)

  return {
    limit(name, perMinute) {
      const limitHere = createVisitorLimit(perMinute)
      const shared = redis?.then(({ limit }) => limit(name, perMinute, limitHere))
      return async (address) => (shared ? (await shared)(address) : limitHere(address))
    },
    async close() {
      const opened = await redis
      opened?.close()
    },
  }
}

/** The client is large, and only needed where there are several copies. */
async function connect(redisUrl: string, onLost: (error: unknown) => void) {
  const { createRedisLimits } = await import('./redis-limits.ts')
  return createRedisLimits(redisUrl, onLost)
}
