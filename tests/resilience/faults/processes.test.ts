import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { purgeRequest, purgeSecret } from '../../../site/testing/purge.ts'
import { startSite } from '../../journeys/support/site.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import { createTable, expectGoodPage, recovery, until, visit } from './visits.ts'

const table = createTable()
const settings = { FRESH_TTL_S: '1' }

let host: FaultHost

beforeAll(async () => {
  host = await startFaultHost()
})

afterAll(async () => {
  await host.close()
  table.print()
})

afterEach(() => {
  host.fault = null
})

test('a site that is killed and started again while the host is down', async () => {
  await using folder = temporaryFolder()
  const CACHE_DIR = folder.path
  await using first = await startSite({ CONTENT_HOST: host.origin, ...settings, CACHE_DIR })
  await recovery(first.origin)
  // The page needs six responses of the host, each stored in its own file.
  const stored = () =>
    readdirSync(join(CACHE_DIR, 'content')).filter((name) => name.endsWith('.response'))
  await until(async () => stored().length === 6)
  first.process.kill('SIGKILL')
  await host.down()
  await using second = await startSite({ CONTENT_HOST: host.origin, ...settings, CACHE_DIR })
  const got = await visit(second.origin)
  expectGoodPage(got)
  table.add('site killed, host down', { warm: `200 ${got.ms} ms` })
  await host.up()
})

test('a site that is stopped completes the responses that it has begun', async () => {
  await using site = await startSite({ CONTENT_HOST: host.origin, ...settings })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  host.fault = async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    await released
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  host.calls = 0
  const visits = Array.from({ length: 50 }, (_, index) =>
    visit(site.origin, index % 2 === 0 ? '/' : '/blog'),
  )
  await until(async () => host.calls > 0)
  // Most other connections are accepted meanwhile; the rest fail in the network, as with any server that stops.
  await wait(300)
  const ended = new Promise((resolve) => site.process.once('exit', resolve))
  site.process.kill('SIGTERM')
  release()
  const outcomes = await Promise.allSettled(visits)
  expect(await ended).toBe(0)
  const statuses = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.status : [],
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  table.add('site stopped', { cold: `200 for ${statuses.length} of 50 under way` })
})

test('a thousand visitors at once while nothing is cached', async () => {
  await using site = await startSite({ CONTENT_HOST: host.origin })
  host.calls = 0
  const startedAt = performance.now()
  const visits = await Promise.all(
    Array.from({ length: 1000 }, () =>
      visit(site.origin, '/', { signal: AbortSignal.timeout(50_000) }),
    ),
  )
  const ms = Math.round(performance.now() - startedAt)
  expect(visits.filter(({ status }) => status !== 200)).toEqual([])
  // One request for each response that the page needs.
  expect(host.calls).toBeLessThanOrEqual(8)
  table.add('1,000 visitors at once', { cold: `200, ${host.calls} calls, ${ms} ms in all` })
})

test('a storm of purges', async () => {
  await using site = await startSite({
    CONTENT_HOST: host.origin,
    ...settings,
    PURGE_SECRET: purgeSecret,
    PAGE_LIMIT_PER_MINUTE: '1000000',
  })
  await recovery(site.origin)
  host.calls = 0
  const purges = isLongRun ? 300 : 30
  let isOver = false
  let longest = 0
  const wrong: number[] = []
  let visits = 0
  const visitors = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const { status, ms } = await visit(site.origin)
      visits += 1
      longest = Math.max(longest, ms)
      if (status !== 200) wrong.push(status)
    }
  })
  for (let version = 1; version <= purges; version += 1) {
    const { status } = await visit(site.origin, '/-/purge', purgeRequest(version))
    expect(status).toBe(204)
    await wait(5)
  }
  isOver = true
  await Promise.all(visitors)
  expect(wrong).toEqual([])
  expect(longest).toBeLessThan(5000)
  // Each purge may cause the page's eight requests once more, regardless of the number of visitors.
  expect(host.calls).toBeLessThanOrEqual((purges + 1) * 8)
  expect(visits).toBeGreaterThan(purges)
  table.add(`${purges} purges`, {
    warm: `200 for all ${visits}, ${host.calls} calls, longest ${longest} ms`,
    recoveryMs: await recovery(site.origin),
  })
})
