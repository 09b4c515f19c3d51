import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import { faults } from './faults.ts'
import { createTable, expectFailurePage, expectGoodPage, recovery, visit } from './visits.ts'

const freshMs = 1000
const settings = { FRESH_TTL_S: '1' }
const table = createTable()

let host: FaultHost
let site: OwnSite

beforeAll(async () => {
  host = await startFaultHost()
  site = await startSite({ CONTENT_HOST: host.origin, ...settings })
}, 60_000)

afterAll(async () => {
  await site.stop()
  await host.close()
  table.print()
})

// A row that fails must not take the next ones with it.
afterEach(() => {
  host.fault = null
})

/** The site is told in a message of its own, past its port. */
async function clearAll(): Promise<void> {
  site.clear()
  await wait(150)
}

test.for(faults)(
  'a host that answers with: $name',
  { timeout: 60_000 },
  async ({ name, fault }) => {
    host.fault = fault
    let cold = await visit(site.origin)
    // A refresh that the row before had begun may still bring its page.
    for (let turn = 0; turn < 10 && cold.status === 200; turn += 1) {
      await clearAll()
      cold = await visit(site.origin)
    }
    expectFailurePage(cold)
    host.fault = null
    const recoveryMs = await recovery(site.origin)

    await wait(freshMs + 200)
    host.fault = fault
    const warm = await visit(site.origin)
    expectGoodPage(warm)
    host.fault = null
    table.tell(name, { cold: `503 ${cold.ms} ms`, warm: `200 ${warm.ms} ms`, recoveryMs })
  },
)

test('a host that is down at the start, and then there', { timeout: 60_000 }, async () => {
  await host.down()
  const other = await startSite({ CONTENT_HOST: host.origin, ...settings })
  const cold = await visit(other.origin)
  expectFailurePage(cold)
  expect((await fetch(`${other.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${other.origin}/readyz`)).status).toBe(503)
  await host.up()
  const recoveryMs = await recovery(other.origin)
  table.tell('down at the start', { cold: `503 ${cold.ms} ms`, recoveryMs })
  await other.stop()
})

test('a host that goes down and comes back', { timeout: 60_000 }, async () => {
  await recovery(site.origin)
  await host.down()
  await wait(freshMs + 200)
  const warm = await visit(site.origin)
  expectGoodPage(warm)
  await host.up()
  table.tell('goes down', {
    warm: `200 ${warm.ms} ms`,
    recoveryMs: await recovery(site.origin),
  })
})

test('one item of wrong types costs that item', { timeout: 60_000 }, async () => {
  await clearAll()
  host.fault = async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    const text = JSON.stringify(body).replace('"name":"Dua"', '"name":{"x":1}')
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  }
  const { status, html } = await visit(site.origin, '/produk')
  expect(status).toBe(200)
  expect(html).toContain('Tiga')
  expect(html).not.toContain('Dua')
  host.fault = null
})

test('a host that has nothing at all', { timeout: 60_000 }, async () => {
  await clearAll()
  host.fault = (request, response) => {
    const isObject = /home|contact/.test(request.url ?? '')
    const data = isObject
      ? { settings: [], menus: [], footers: [], sections: [], latest_news: [] }
      : []
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
  for (const path of ['/', '/produk', '/blog', '/kontak', '/tentang-kami/galeri', '/bisnis']) {
    expect((await visit(site.origin, path)).status, path).toBe(200)
  }
  host.fault = null
})

test('a host that speaks another language than the one asked for', {
  timeout: 60_000,
}, async () => {
  await clearAll()
  host.fault = async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    const text = JSON.stringify(body).replaceAll('"locale":"id"', '"locale":"fr"')
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-language': 'fr' })
      .end(text)
  }
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
  table.tell('another language', { cold: '200', recoveryMs: await recovery(site.origin) })
})

test('a host that refuses the language it is asked for', { timeout: 60_000 }, async () => {
  await clearAll()
  host.fault = async (request, response, normal) => {
    const isEnglish = request.url?.endsWith('=en') ?? false
    const { status = 200, body } = isEnglish ? { status: 400, body: {} } : await normal()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  expectGoodPage(await visit(site.origin))
  const english = await visit(site.origin, '/en')
  expect(english.status).toBe(503)
  expect(english.html).toContain('Try Again')
})
