import { createClient } from '@redis/client'
import { type Finding, ok, runCheck } from './finding.ts'

const connectTimeoutMs = 5_000

/** Checks that Redis accepts this account, and responds. */
export function checkRedis(url: string): Promise<Finding> {
  const remedy =
    'Correct REDIS_URL, or start Redis; until then each copy counts visitors separately.'
  return runCheck('Redis', remedy, async () => {
    const client = createClient({
      url,
      socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false },
      disableOfflineQueue: true,
    })
    // A failed connection also rejects `connect`.
    client.on('error', () => {})
    try {
      await client.connect()
      await client.ping()
      return ok('Redis responds.')
    } finally {
      client.destroy()
    }
  })
}
