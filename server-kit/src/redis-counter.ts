import { createClient, defineScript } from '@redis/client'
import { minuteMs } from './visitor-limit.ts'

/** Who asks waits this long for Redis. */
const longestAnswerMs = 250
const longestWaitMs = 5000

/** The rule of `createVisitorLimit`, judged and noted in one step by the clock of Redis. */
const takeTurn = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    local interval, minute = tonumber(ARGV[1]), tonumber(ARGV[2])
    local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
    local wait = full + interval - minute - now
    if wait > 0 then return math.ceil(wait) end
    redis.call('SET', KEYS[1], full + interval, 'PX', minute)
    return 0`,
  parseCommand(parser, key: string, intervalMs: number) {
    parser.pushKey(key)
    parser.push(String(intervalMs), String(minuteMs))
  },
  transformReply: (waitMs: number) => waitMs,
})

/**
 * Counts turns in Redis, for all who use the same.
 *
 * @param tellLost hears once of each time that Redis is lost
 */
export function createRedisCounter(url: string, tellLost: (error: unknown) => void) {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestWaitMs) },
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1000,
    scripts: { takeTurn },
  })
  let isLost = false
  function lose(error: unknown): void {
    if (!isLost) tellLost(error)
    isLost = true
  }
  client.on('error', lose)
  void client.connect().catch(lose)

  async function ask(question: () => Promise<number>): Promise<number | null> {
    if (!client.isReady) return null
    try {
      const ms = await inTime(question())
      isLost = false
      return ms
    } catch (error) {
      lose(error)
      return null
    }
  }

  return {
    /** @returns how long to wait for a turn, in milliseconds, or `null` while Redis does not answer */
    take: (key: string, intervalMs: number) => ask(() => client.takeTurn(key, intervalMs)),
    close: () => client.destroy(),
  }
}

async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = () => reject(new Error(`Redis gave no answer in ${longestAnswerMs} ms.`))
  const timer = setTimeout(late, longestAnswerMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
