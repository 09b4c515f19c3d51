import { createServer } from 'node:net'
import {
  createSharedLimits,
  type SharedLimit,
  type SharedLimits,
} from '@niaga/server-kit/shared-limit'
import { listen } from '@niaga/server-kit/testing/listen'
import { createClient } from '@redis/client'
import { afterEach, expect, test } from 'vitest'
import { findRedis, startRedis } from '../testing/redis-server.ts'

const redis = findRedis()
const patience = { timeout: 10_000 }
const visitor = '203.0.113.7'
const opened: SharedLimits[] = []
let losses: unknown[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((limits) => limits.close()))
  losses = []
})

function copy(url: string | undefined) {
  const limits = createSharedLimits(url, (error) => losses.push(error))
  opened.push(limits)
  return limits
}

test('counts by itself without Redis', async () => {
  const take = copy(undefined).limit('contact', 2)
  expect([await take(visitor), await take(visitor)]).toEqual([null, null])
  expect(await take(visitor)).toBe(30)
  expect(await take('203.0.113.8')).toBeNull()
})

test('rejects no visitor while Redis cannot be reached, nor while it never responds', async () => {
  const silent = createServer(() => {})
  const port = await listen(silent)
  for (const url of ['redis://127.0.0.1:1', `redis://127.0.0.1:${port}`]) {
    const take = copy(url).limit('contact', 1)
    expect(await take(visitor)).toBeNull()
    expect(await take(visitor)).toBe(60)
  }
  silent.close()
})

test.skipIf(!redis && !process.env.CI)('counts in all copies together', async () => {
  const server = await startRedis(redis ?? 'redis-server')
  const [first, second] = [copy(server.url), copy(server.url)]
  const takes = [first, second].map((limits) => limits.limit('contact', 4))
  const other = second.limit('sign-in', 4)
  await shared(takes, 4)
  const waits = await Promise.all([...takes, ...takes, ...takes].map((take) => take(visitor)))
  expect(waits.filter((wait) => wait === null)).toHaveLength(4)
  expect(waits.filter((wait) => wait !== null && wait > 0 && wait <= 60)).toHaveLength(2)
  expect(await other(visitor)).toBeNull()
  await server.stop()
})

test.skipIf(!redis && !process.env.CI)(
  'counts by itself while Redis is gone or stuck, reports it once, and shares its counts again afterwards',
  async () => {
    const server = await startRedis(redis ?? 'redis-server')
    const takes = [copy(server.url), copy(server.url)].map((limits) => limits.limit('contact', 1))
    await shared(takes, 1)
    const [first = copy(undefined).limit('', 1), second = first] = takes
    expect([await first(visitor), await second(visitor)]).toEqual([null, 60])

    const owner = createClient({ url: server.url })
    await owner.connect()
    await owner.sendCommand(['CLIENT', 'PAUSE', '60000'])
    expect([await first('203.0.113.8'), await second('203.0.113.8')]).toEqual([null, null])
    expect(await first('203.0.113.8')).toBe(60)
    expect(losses).toHaveLength(2)
    owner.destroy()

    await server.stop()
    expect([await first('203.0.113.9'), await second('203.0.113.9')]).toEqual([null, null])
    const again = await startRedis(redis ?? 'redis-server', server.port)
    await shared(takes, 1)
    expect(losses).toHaveLength(2)
    await again.stop()
    await expect.poll(() => losses.length, patience).toBe(4)
  },
  30_000,
)

/** Waits until both copies share their counts. */
async function shared(takes: SharedLimit[], perMinute: number): Promise<void> {
  let probe = 0
  await expect
    .poll(async () => {
      probe += 1
      const waits = []
      for (let index = 0; index < perMinute; index += 1) {
        for (const take of takes) waits.push(await take(`198.51.100.${probe}`))
      }
      return waits.filter((wait) => wait === null).length
    }, patience)
    .toBe(perMinute)
}
