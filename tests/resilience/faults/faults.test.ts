import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { type Fault, type FaultHost, startFaultHost } from './fault-host.ts'
import { faults } from './faults.ts'
import {
  createTable,
  expectFailurePage,
  expectGoodPage,
  type Got,
  recovery,
  until,
  visit,
} from './visits.ts'

// Each test mostly waits, so several run at once, each with its own site and host.

/** Vitest runs this many tests concurrently. */
const atOnce = 5
const freshMs = 1000
const table = createTable()

type Pair = { host: FaultHost; site: OwnSite } & AsyncDisposable

let pairs: Pair[]
const free: Pair[] = []

beforeAll(async () => {
  pairs = await Promise.all(Array.from({ length: atOnce }, () => startPair()))
  free.push(...pairs)
})

afterAll(async () => {
  await Promise.all(pairs.map((pair) => pair[Symbol.asyncDispose]()))
  table.print()
})

/** @param fault the host's fault from the site's first request on */
async function startPair(fault: Fault | null = null): Promise<Pair> {
  const host = await startFaultHost()
  host.fault = fault
  const site = await startSite({ CONTENT_HOST: host.origin, FRESH_TTL_S: '1' })
  const end = async () => {
    await site.stop()
    await host.close()
  }
  return { host, site, [Symbol.asyncDispose]: end }
}

/** Borrows a pair that no other test uses meanwhile. */
function borrowPair(): Pair & Disposable {
  const pair = free.pop()
  if (!pair) throw new Error(`More than ${atOnce} tests run at once`)
  const giveBack = () => {
    pair.host.fault = null
    free.push(pair)
  }
  return { ...pair, [Symbol.dispose]: giveBack }
}

/** Visits the site with empty caches. A pending refresh may still store a page, so the caches are cleared again. */
async function visitCold(site: OwnSite): Promise<Got> {
  let cold = await visit(site.origin)
  await until(async () => {
    if (cold.status !== 200) return true
    await site.clear()
    cold = await visit(site.origin)
    return false
  })
  return cold
}

/** All faults go through the same steps, so every fifth is enough in a short run. */
const chosenFaults = faults.filter((_fault, index) => isLongRun || index % 5 === 0)

test.concurrent.for(chosenFaults)('a host with the fault: $name', async ({ name, fault }) => {
  using pair = borrowPair()
  const { host, site } = pair
  host.fault = fault
  const cold = await visitCold(site)
  expectFailurePage(cold)
  host.fault = null
  const recoveryMs = await recovery(site.origin)

  await wait(freshMs + 200)
  host.fault = fault
  const warm = await visit(site.origin)
  expectGoodPage(warm)
  table.add(name, { cold: `503 ${cold.ms} ms`, warm: `200 ${warm.ms} ms`, recoveryMs })
})

test.concurrent('a host that is down at the start, and then comes up', async () => {
  await using pair = await startPair((request) => void request.socket.destroy())
  const { host, site } = pair
  await host.down()
  const cold = await visitCold(site)
  expectFailurePage(cold)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503)
  host.fault = null
  await host.up()
  const recoveryMs = await recovery(site.origin)
  table.add('down at the start', { cold: `503 ${cold.ms} ms`, recoveryMs })
})

test.concurrent('a host that goes down and comes back', async () => {
  await using pair = await startPair()
  const { host, site } = pair
  await recovery(site.origin)
  await host.down()
  await wait(freshMs + 200)
  const warm = await visit(site.origin)
  expectGoodPage(warm)
  await host.up()
  table.add('goes down', {
    warm: `200 ${warm.ms} ms`,
    recoveryMs: await recovery(site.origin),
  })
})

test.concurrent('an item of wrong types is left out, and only that item', async () => {
  await using pair = await startPair(async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    const text = JSON.stringify(body).replace('"name":"Dua"', '"name":{"x":1}')
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  const { status, html } = await visit(pair.site.origin, '/produk')
  expect(status).toBe(200)
  expect(html).toContain('Tiga')
  expect(html).not.toContain('Dua')
})

test.concurrent('a host that has nothing at all', async () => {
  await using pair = await startPair((request, response) => {
    const isObject = /home|contact/.test(request.url ?? '')
    const data = isObject
      ? { settings: [], menus: [], footers: [], sections: [], latest_news: [] }
      : []
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  for (const path of ['/', '/produk', '/blog', '/kontak', '/tentang-kami/galeri', '/bisnis']) {
    expect((await visit(pair.site.origin, path)).status, path).toBe(200)
  }
})

test.concurrent('a host that responds in another language than the requested one', async () => {
  await using pair = await startPair(async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    const text = JSON.stringify(body).replaceAll('"locale":"id"', '"locale":"fr"')
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-language': 'fr' })
      .end(text)
  })
  const { host, site } = pair
  for (const [path, language] of [
    ['/', 'id'],
    ['/en', 'en'],
    ['/kontak', 'id'],
    ['/en/produk', 'en'],
  ] as const) {
    const { status, html } = await visit(site.origin, path)
    expect(status, path).toBe(200)
    expect(html, path).toContain(`<html lang="${language}"`)
  }
  host.fault = null
  await wait(freshMs * 2)
  table.add('another language', { cold: '200', recoveryMs: await recovery(site.origin) })
})

test.concurrent('a host that rejects the requested language', async () => {
  await using pair = await startPair(async (request, response, normal) => {
    const isEnglish = request.url?.endsWith('=en') ?? false
    const { status = 200, body } = isEnglish ? { status: 400, body: {} } : await normal()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { site } = pair
  expectGoodPage(await visit(site.origin))
  const english = await visit(site.origin, '/en')
  expect(english.status).toBe(503)
  expect(english.html).toContain('Try Again')
})
