import { createVisitorLimit, minuteMs, networkOf } from './visitor-limit.ts'

/** As `VisitorLimit`, for what may wait for an answer. */
export type SharedLimit = (address: string) => Promise<number | null>

export type SharedLimits = {
  /** @param name what is limited: all copies of a service that use it count together */
  limit: (name: string, perMinute: number) => SharedLimit
  close: () => Promise<void>
}

/**
 * Limits that all copies count together, where there is a Redis. While it does not answer each copy counts for
 * itself: Redis locks nobody out, and lets nobody in uncounted.
 *
 * @param tellLost hears once of each time that Redis is lost
 */
export function createSharedLimits(
  redisUrl: string | undefined,
  tellLost: (error: unknown) => void,
): SharedLimits {
  const counter = redisUrl === undefined ? null : countIn(redisUrl, tellLost)

  return {
    limit(name, perMinute) {
      const takeAlone = createVisitorLimit(perMinute)
      return async function take(address) {
        const key = keyOf(name, networkOf(address))
        const waitMs = (await (await counter)?.take(key, minuteMs / perMinute)) ?? null
        if (waitMs === null) return takeAlone(address)
        return waitMs === 0 ? null : Math.ceil(waitMs / 1000)
      }
    },
    async close() {
      const opened = await counter
      opened?.close()
    },
  }
}

function keyOf(name: string, visitor: string): string {
  return `niaga:limit:${name}:${visitor}`
}

/** Large, and of use where there are several copies alone. */
async function countIn(redisUrl: string, tellLost: (error: unknown) => void) {
  const { createRedisCounter } = await import('./redis-counter.ts')
  return createRedisCounter(redisUrl, tellLost)
}
