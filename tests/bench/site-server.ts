import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { startContent, withSite } from './support/bench-site.ts'
import { median, printNumber } from './support/figures.ts'
import { load, needPrograms } from './support/load.ts'
import { type Page, startNginx } from './support/nginx.ts'
import { cpuMs, peakKb, residentKb } from './support/process-figures.ts'

// Measures the site's cost for its server, compared with nginx serving the same bytes and writing a log as well: each on one
// core, with the load generator on another. CPU times are valid on a busy machine too; throughput and latency are not. The
// script reads `/proc`, so it runs only on Linux.

const rounds = 3
const seconds = 5

const parts = {
  cached: besideNginx,
  uncached: measureUncached,
  start: measureStart,
  memory: measureMemory,
}

needPrograms()
await buildWhatIsNotBuilt(['site'])
const names = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await measure()
}

type Figure = 'cpuMs' | 'perSecond' | 'p99Ms'

function middle(all: readonly Record<Figure, number>[]): Record<Figure, number> {
  const get = (name: Figure) => median(all.map((measured) => measured[name]))
  return { cpuMs: get('cpuMs'), perSecond: get('perSecond'), p99Ms: get('p99Ms') }
}

async function besideNginx() {
  const content = await startContent()
  // With a secret the site counts visits.
  const secret = randomBytes(32).toString('hex')
  const env = { FRESH_TTL_S: '3600', LOG_LEVEL: 'info', PURGE_SECRET: secret }
  await withSite(content, { env }, async (site) => {
    const paths = ['/']
    await load({ ...site, paths, seconds: 2 })
    const page = await rawPage(site.origin)
    const nginx = await startNginx(page)
    const ourRounds: Record<Figure, number>[] = []
    const theirs: Record<Figure, number>[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await load({ ...nginx, paths, seconds }))
      ourRounds.push(await load({ ...site, paths, seconds }))
    }
    await nginx.stop()
    const [ours, peer] = [middle(ourRounds), middle(theirs)]
    printNumber('cached page (brotli)', page.br.byteLength, 'bytes')
    printNumber('cached page, CPU, nginx', peer.cpuMs * 1000, 'µs')
    printNumber('cached page, CPU, site', ours.cpuMs * 1000, 'µs')
    const times = ours.cpuMs / peer.cpuMs
    printNumber('cached page, CPU against nginx', times, '×', { digits: 2, max: 4 })
    printNumber('cached page, throughput, nginx', peer.perSecond, 'a second')
    printNumber('cached page, throughput, site', ours.perSecond, 'a second')
    const share = ours.perSecond / peer.perSecond
    printNumber('cached page, throughput against nginx', share, '×', { digits: 2, min: 0.25 })
    printNumber('cached page, p99 of 32 connections, nginx', peer.p99Ms, 'ms', { digits: 1 })
    printNumber('cached page, p99 of 32 connections, site', ours.p99Ms, 'ms', {
      digits: 1,
      max: 20,
    })
  })
  await content.close()
}

/**
 * Measures with a page cache too small for any page, so each request renders one; responses of the content host are cached
 * as usual.
 */
async function measureUncached() {
  const content = await startContent()
  await withSite(content, { isUncached: true }, async (site) => {
    for (const path of ['/', '/blog', '/en/kontak']) {
      const work = { ...site, paths: [path], connections: 1 }
      // Node has then compiled the hot functions.
      for (let done = 0; done < 1000; ) done += (await load({ ...work, seconds: 2 })).requests
      const { cpuMs: each } = await load({ ...work, seconds })
      printNumber(`uncached ${path}`, each, 'ms CPU', { digits: 2, max: 2.5 })
    }
  })
  await content.close()
}

async function measureStart() {
  const content = await startContent()
  const walls: number[] = []
  const cpus: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now()
    await withSite(content, { hasAllCores: true }, async ({ pid }) => {
      walls.push(performance.now() - startedAt)
      cpus.push(cpuMs(pid))
    })
  }
  printNumber('start to first page', median(walls), 'ms', { max: 500 })
  printNumber('start to first page, CPU', median(cpus), 'ms')
  await content.close()
}

async function measureMemory() {
  const content = await startContent(10_000)
  await withSite(content, {}, async (site) => {
    const posts = Array.from({ length: 500 }, (_, index) => `/blog/${index + 1}`)
    const lists = Array.from({ length: 100 }, (_, index) => `/blog?halaman=${index + 1}`)
    const paths = ['/', '/en', '/en/blog', ...posts, ...lists]
    let requests = 0
    while (requests < 1_000_000) {
      requests += (await load({ ...site, paths, seconds: 10 })).requests
    }
    const what = `memory after ${requests} cached requests`
    printNumber(what, residentKb(site.pid) / 1024, 'MB', { max: 160 })
    printNumber('memory, the most at one time', peakKb(site.pid) / 1024, 'MB')
  })
  await content.close()
}

/** Fetches the page as sent; `fetch` would decompress it. */
async function rawPage(origin: string): Promise<Page> {
  const request = get(`${origin}/`, { headers: { 'Accept-Encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { headers: response.headers, br: await buffer(response) }
}
