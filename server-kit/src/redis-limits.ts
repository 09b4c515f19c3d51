import { createClient } from '@redis/client'
import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { SharedLimit } from './shared-limit.ts'
import { getNetwork, minuteMs, type VisitorLimit } from './visitor-limit.ts'

/** Maximum time that a request waits for Redis. */
const timeoutMs = 250
const maxReconnectDelayMs = 5000
/** Maximum number of pending Redis commands; further commands fail at once. */
const maxCommands = 1000

/**
 * Creates limits that are counted in Redis, shared with its other clients.
 *
 * @param onLost called once each time Redis becomes unavailable
 */
export function createRedisLimits(url: string, onLost: (error: unknown) => void) {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, maxReconnectDelayMs) },
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxCommands,
  })
  let isLost = false
  function reportLoss(error: unknown): void {
    if (!isLost) onLost(error)
    isLost = true
  }
  client.on('error', reportLoss)
  void client.connect().catch(reportLoss)

  return {
    /** @param fallback counts while Redis does not respond */
    limit(name: string, perMinute: number, fallback: VisitorLimit): SharedLimit {
      const limiter = new RLWrapperTimeouts({
        limiter: new RateLimiterRedis({
          storeClient: client,
          useRedisPackage: true,
          rejectIfRedisNotReady: true,
          keyPrefix: `niaga:limit:${name}`,
          points: perMinute,
          duration: minuteMs / 1000,
        }),
        timeoutMs,
      })
      return async function consume(address) {
        try {
          await limiter.consume(getNetwork(address))
          isLost = false
          return null
        } catch (reason) {
          if (reason instanceof RateLimiterRes) {
            isLost = false
            return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
          }
          // A client that is not ready has reported its error, or is still connecting.
          if (client.isReady) reportLoss(reason)
          return fallback(address)
        }
      }
    },
    close: () => client.destroy(),
  }
}
