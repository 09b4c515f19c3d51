import { createVisitorLimit } from './visitor-limit.ts'

/** Like `VisitorLimit`, for requests that may wait for Redis. */
export type SharedLimit = (address: string) => Promise<number | null>

export type SharedLimits = {
  /** @param name the limited action: all copies of a service that use the name count together */
  limit: (name: string, perMinute: number) => SharedLimit
  close: () => Promise<void>
}

/**
 * Creates limits that all copies count together if Redis is configured. While Redis does not respond, each copy counts for
 * itself: an outage neither rejects visitors nor lifts the limits.
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
      const sharedLimit = redis?.then(({ limit }) => limit(name, perMinute, limitHere))
      return async (address) => (sharedLimit ? (await sharedLimit)(address) : limitHere(address))
    },
    async close() {
      const client = await redis
      client?.close()
    },
  }
}

/** Imported dynamically, because the client is large and needed only with several copies. */
async function connect(redisUrl: string, onLost: (error: unknown) => void) {
  const { createRedisLimits } = await import('./redis-limits.ts')
  return createRedisLimits(redisUrl, onLost)
}
