import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OwnSite, startSite } from '../../e2e/support/site.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import { faults } from './faults.ts'

const freshMs = 1000
const limits = { CONTENT_TIMEOUT_MS: '1500', FRESH_TTL_S: '1' }

/** Above what any visitor may wait, on a machine that does much else, in milliseconds. */
const longestMs = 10_000

const told: string[] = []

let host: FaultHost
let site: OwnSite

beforeAll(async () => {
  host = await startFaultHost()
  site = await startSite({ CONTENT_HOST: host.origin, ...limits })
}, 60_000)

afterAll(async () => {
  await site.stop()
  await host.close()
  console.log(`\nfault | cold | warm | recovery\n${told.join('\n')}`)
})

// A row that fails must not take the next ones with it.
afterEach(() => {
  host.fault = null
})

type Got = { status: number; html: string; ms: number; headers: Headers }

async function visit(origin: string, path = '/'): Promise<Got> {
  const startedAt = performance.now()
  const signal = AbortSignal.timeout(longestMs * 2)
  const response = await fetch(origin + path, { redirect: 'manual', signal })
  const html = await response.text()
  const { status, headers } = response
  return { status, html, ms: Math.round(performance.now() - startedAt), headers }
}

function expectFailurePage({ status, html, ms, headers }: Got): void {
  expect(status).toBe(503)
  expect(headers.get('retry-after')).toMatch(/^\d{1,3}$/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(html).toContain('Failed to fetch home data')
  expect(html).toContain('Coba Lagi')
  expect(html).not.toMatch(/ECONN|node_modules|10\.0\.0\.5|127\.0\.0\.1:\d+\/api/)
  expect(ms).toBeLessThan(longestMs)
}

function expectGoodPage({ status, html, ms }: Got): void {
  expect(status).toBe(200)
  expect(html).toContain('Judul uji')
  expect(html).toMatch(/<\/html>\s*$/)
  expect(ms).toBeLessThan(longestMs)
}

/** The site is told in a message of its own, past its port. */
async function forgetAll(): Promise<void> {
  site.forget()
  await wait(150)
}

/** How long until visitors see the page again, in milliseconds. */
async function recovery(origin: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const got = await visit(origin)
    const ms = Math.round(performance.now() - startedAt)
    if (got.status === 200 && got.html.includes('Judul uji')) return ms
    if (ms > longestMs) throw new Error(`The page is not back after ${ms} ms`)
    await wait(100)
  }
}

test.for(faults)(
  'a host that answers with: $name',
  { timeout: 60_000 },
  async ({ name, fault }) => {
    host.fault = fault
    let cold = await visit(site.origin)
    // A refresh that the row before had begun may still bring its page.
    for (let turn = 0; turn < 10 && cold.status === 200; turn += 1) {
      await forgetAll()
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
    told.push(`${name} | 503 ${cold.ms} ms | 200 ${warm.ms} ms | ${recoveryMs} ms`)
  },
)

test('a host that is down at the start, and then there', { timeout: 60_000 }, async () => {
  await host.down()
  const other = await startSite({ CONTENT_HOST: host.origin, ...limits })
  const cold = await visit(other.origin)
  expectFailurePage(cold)
  expect((await fetch(`${other.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${other.origin}/readyz`)).status).toBe(503)
  await host.up()
  const ms = await recovery(other.origin)
  told.push(`down at the start | 503 ${cold.ms} ms | – | ${ms} ms`)
  await other.stop()
})

test('a host that goes down and comes back', { timeout: 60_000 }, async () => {
  await recovery(site.origin)
  await host.down()
  await wait(freshMs + 200)
  const warm = await visit(site.origin)
  expectGoodPage(warm)
  await host.up()
  told.push(`goes down | – | 200 ${warm.ms} ms | ${await recovery(site.origin)} ms`)
})

test('a site that is killed and started again while the host is down', {
  timeout: 60_000,
}, async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'niaga-kept-'))
  const first = await startSite({ CONTENT_HOST: host.origin, ...limits, CACHE_DIR: cacheDir })
  await recovery(first.origin)
  await wait(500)
  first.process.kill('SIGKILL')
  await host.down()
  const second = await startSite({ CONTENT_HOST: host.origin, ...limits, CACHE_DIR: cacheDir })
  const got = await visit(second.origin)
  expectGoodPage(got)
  told.push(`killed, host down | – | 200 ${got.ms} ms | –`)
  await second.stop()
  await host.up()
  rmSync(cacheDir, { recursive: true, force: true })
})

test.for([
  ['is a file', (folder: string) => writeFileSync(join(folder, 'cache'), '')],
  ['may not be written', (folder: string) => chmodSync(folder, 0o500)],
] as const)('a cache folder that %s', { timeout: 60_000 }, async ([name, prepare]) => {
  const folder = mkdtempSync(join(tmpdir(), 'niaga-broken-'))
  prepare(folder)
  const env = { CONTENT_HOST: host.origin, ...limits, CACHE_DIR: join(folder, 'cache') }
  const other = await startSite(env)
  const got = await visit(other.origin)
  expectGoodPage(got)
  told.push(`cache folder ${name} | 200 ${got.ms} ms | – | –`)
  await other.stop()
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true, force: true })
})

test('one item of wrong types costs that item', { timeout: 60_000 }, async () => {
  await forgetAll()
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
  await forgetAll()
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

test('a picture that is slow, broken, huge or no picture', { timeout: 60_000 }, async () => {
  const claims = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAJxAAACcQCAYAAAAAAAAA', 'base64')
  const bodies: Record<string, () => void> = {
    slow: () => {
      host.fault = (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/png' })
    },
    broken: () => host.content.answers.set('/storage/x.png', { body: claims.subarray(0, 20) }),
    'of 100 megapixels': () => host.content.answers.set('/storage/x.png', { body: claims }),
    'of 30 MB': () =>
      host.content.answers.set('/storage/x.png', { body: Buffer.alloc(30_000_000) }),
    'no picture': () => host.content.answers.set('/storage/x.png', { body: { html: '<script>' } }),
  }
  for (const [name, prepare] of Object.entries(bodies)) {
    await forgetAll()
    prepare()
    const startedAt = performance.now()
    const answer = await fetch(`${site.origin}/media/640/storage/x.png`)
    await answer.arrayBuffer()
    host.fault = null
    expect([404, 503], name).toContain(answer.status)
    expect(answer.headers.get('content-type'), name).toBe('image/svg+xml')
    expect(performance.now() - startedAt, name).toBeLessThan(longestMs)
  }
  expectGoodPage(await visit(site.origin))
})

test('a thousand visitors at once before anything is known', { timeout: 60_000 }, async () => {
  await recovery(site.origin)
  const other = await startSite({ CONTENT_HOST: host.origin, CONTENT_TIMEOUT_MS: '10000' })
  host.calls = 0
  const startedAt = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async () => {
      const response = await fetch(other.origin)
      await response.arrayBuffer()
      return response.status
    }),
  )
  const ms = Math.round(performance.now() - startedAt)
  expect(answers.filter((status) => status !== 200)).toEqual([])
  // One for each call that the page makes.
  expect(host.calls).toBeLessThanOrEqual(8)
  told.push(`1,000 visitors at once | 200, ${host.calls} calls, ${ms} ms in all | – | –`)
  await other.stop()
})

test('a site that is told to stop answers whom it has begun to answer', {
  timeout: 60_000,
}, async () => {
  const other = await startSite({ CONTENT_HOST: host.origin, CONTENT_TIMEOUT_MS: '5000' })
  host.fault = async (_request, response, normal) => {
    const { status = 200, body } = await normal()
    await wait(800)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const visits = Array.from({ length: 50 }, (_, index) =>
    visit(other.origin, index % 2 === 0 ? '/' : '/blog'),
  )
  await wait(300)
  const ended = new Promise((resolve) => other.process.once('exit', resolve))
  other.process.kill('SIGTERM')
  const answers = await Promise.all(visits)
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await ended).toBe(0)
  host.fault = null
  told.push('told to stop | 200 for all 50 under way | – | –')
})
