import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import { type Purges, signedPurgeSchema } from './purges.ts'

const channel = 'niaga:purge'
const longestWaitMs = 5000

/**
 * Forwards purge messages to all copies of the site over Redis, and receives theirs. While Redis is unreachable this copy
 * works alone; afterwards it invalidates its pages, because it may have missed a message.
 *
 * @returns a function that closes the connections
 */
export function sharePurgesOverRedis(url: string, purges: Purges, log: Logger): () => void {
  const socket = { reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, longestWaitMs) }
  const speaker = createClient({ url, socket, disableOfflineQueue: true })
  const listener = speaker.duplicate({ disableOfflineQueue: false })
  let isLost = false
  let hasListened = false

  function lose(error: unknown): void {
    if (isLost) return
    isLost = true
    const cause = error instanceof Error ? error.message : String(error)
    log.warn({ cause }, 'Redis cannot be reached; purge messages reach only this copy of the site')
  }

  for (const client of [speaker, listener]) client.on('error', lose)
  listener.on('ready', () => {
    isLost = false
    if (hasListened) purges.invalidate()
    hasListened = true
  })
  purges.forwardTo((message) => {
    speaker.publish(channel, JSON.stringify(message)).catch(lose)
  })
  void speaker.connect().catch(lose)
  void listener
    .connect()
    .then(() => listener.subscribe(channel, receive))
    .catch(lose)

  function receive(text: string): void {
    try {
      purges.receiveForwarded(signedPurgeSchema.parse(JSON.parse(text)))
    } catch {
      log.warn('Ignored an invalid purge message from Redis')
    }
  }

  return () => {
    speaker.destroy()
    listener.destroy()
  }
}
