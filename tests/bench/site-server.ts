import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import {
  type BenchSite,
  type Sizes,
  startContent,
  untilOk,
  withSite,
} from './support/bench-site.ts'
import { median, printNumber } from './support/figures.ts'
import { load, needPrograms } from './support/load.ts'
import { startNginx } from './support/nginx.ts'
import { cpuMs, peakKb, residentKb } from './support/process-figures.ts'

// Measures the site's cost for its server, compared with nginx serving the same bytes and writing a log as well: each on one
// core, with the load generator on another. CPU times are valid on a busy machine too; throughput and latency are not. The
// script reads `/proc`, so it runs only on Linux.

const rounds = 3
const seconds = 5
const small = { posts: 10, products: 10 }

const parts = {
  cached: besideNginx,
  uncached: () => measureUncached(small),
  start: measureStart,
  growth: measureGrowth,
  memory: measureMemory,
  processes: measureProcesses,
}

needPrograms()
await buildWhatIsNotBuilt(['site'])
const names = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts)) {
  if (names.length === 0 || names.includes(name)) await measure()
}

type Measured = { cpuMs: number; perSecond: number; p99Ms: number }

async function measure(
  origin: string,
  pid: number | undefined,
  paths: readonly string[] = ['/'],
): Promise<Measured> {
  const before = cpuMs(pid)
  const { requests, perSecond, p99Ms, failures } = await load({ origin, paths, seconds })
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`)
  return { cpuMs: (cpuMs(pid) - before) / requests, perSecond, p99Ms }
}

function middle(measured: readonly Measured[]): Measured {
  return {
    cpuMs: median(measured.map((one) => one.cpuMs)),
    perSecond: median(measured.map((one) => one.perSecond)),
    p99Ms: median(measured.map((one) => one.p99Ms)),
  }
}

async function besideNginx() {
  const content = await startContent(small)
  // With a secret the site counts visits.
  const secret = randomBytes(32).toString('hex')
  const env = { FRESH_TTL_S: '3600', LOG_LEVEL: 'info', PURGE_SECRET: secret }
  await withSite(content, { env }, async (site) => {
    await load({ origin: site.origin, paths: ['/'], seconds: 2 })
    const page = await rawPage(site.origin)
    const nginx = await startNginx(page, 0)
    const ourRounds: Measured[] = []
    const theirs: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await measure(nginx.origin, nginx.pid))
      ourRounds.push(await measure(site.origin, site.pid))
    }
    await nginx.stop()
    const [ours, peer] = [middle(ourRounds), middle(theirs)]
    printNumber('cached page (brotli)', page.br.byteLength, 'bytes')
    printNumber('cached page, CPU, nginx', peer.cpuMs * 1000, 'µs')
    printNumber('cached page, CPU, site', ours.cpuMs * 1000, 'µs')
    printNumber('… against nginx', ours.cpuMs / peer.cpuMs, '×', { digits: 2, max: 4 })
    printNumber('cached page, throughput, nginx', peer.perSecond, 'a second')
    printNumber('cached page, throughput, site', ours.perSecond, 'a second')
    printNumber('… against nginx', ours.perSecond / peer.perSecond, '×', { digits: 2, min: 0.25 })
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
async function measureUncached(sizes: Sizes) {
  const content = await startContent(sizes)
  await withSite(content, { isUncached: true }, async (site) => {
    for (const path of ['/', '/blog', '/en/kontak']) {
      await warmUp(site.origin, path)
      const before = cpuMs(site.pid)
      const { requests } = await load({
        origin: site.origin,
        paths: [path],
        seconds,
        connections: 1,
      })
      const each = (cpuMs(site.pid) - before) / requests
      printNumber(`uncached ${path}, ${label(sizes)}`, each, 'ms CPU', { digits: 2, max: 2.5 })
    }
  })
  await content.close()
}

/** Sends requests until Node has compiled the hot functions. */
async function warmUp(origin: string, path: string) {
  let requests = 0
  while (requests < 1000) {
    requests += (await load({ origin, paths: [path], seconds: 2, connections: 1 })).requests
  }
}

async function measureStart() {
  const content = await startContent(small)
  const walls: number[] = []
  const cpus: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now()
    await withSite(content, { core: null }, async ({ pid }) => {
      walls.push(performance.now() - startedAt)
      cpus.push(cpuMs(pid))
    })
  }
  printNumber('start to first page', median(walls), 'ms', { max: 500 })
  printNumber('start to first page, CPU', median(cpus), 'ms')
  await content.close()
}

async function measureGrowth() {
  for (const sizes of [
    { posts: 10, products: 10 },
    { posts: 1000, products: 10 },
    { posts: 10_000, products: 10 },
    { posts: 10, products: 1000 },
  ]) {
    await measureUncached(sizes)
    const content = await startContent(sizes)
    await withSite(content, { env: { FRESH_TTL_S: '3600' } }, async (site) => {
      const paths = ['/', '/blog', '/blog/1']
      await load({ origin: site.origin, paths, seconds: 2 })
      const { cpuMs: each } = await measure(site.origin, site.pid, paths)
      printNumber(`cached, ${label(sizes)}`, each * 1000, 'µs CPU')
      const { br } = await rawPage(site.origin)
      printNumber(`home, ${label(sizes)}`, br.byteLength, 'bytes (brotli)')
      printNumber(`memory, ${label(sizes)}`, residentKb(site.pid) / 1024, 'MB')
    })
    await content.close()
  }
}

async function measureMemory() {
  const content = await startContent({ posts: 10_000, products: 10 })
  await withSite(content, {}, async (site) => {
    const posts = Array.from({ length: 500 }, (_, index) => `/blog/${index + 1}`)
    const lists = Array.from({ length: 100 }, (_, index) => `/blog?halaman=${index + 1}`)
    const paths = ['/', '/en', '/en/blog', ...posts, ...lists]
    let requests = 0
    while (requests < 1_000_000) {
      requests += (await load({ origin: site.origin, paths, seconds: 10 })).requests
    }
    const what = `memory after ${requests} cached requests`
    printNumber(what, residentKb(site.pid) / 1024, 'MB', { max: 160 })
    printNumber('memory, the most at one time', peakKb(site.pid) / 1024, 'MB')
  })
  await content.close()
}

/** The load generator needs little time here, so two processes have almost two cores. */
async function measureProcesses() {
  const content = await startContent(small)
  // Simultaneous requests for one page are rendered once, so each requests another page.
  const paths = Array.from({ length: 500 }, (_, index) => `/blog?q=muat+${index}`)
  const rates: number[] = []
  for (const count of [1, 2]) {
    const env = { WEB_CONCURRENCY: String(count) }
    const work = async ({ origin }: BenchSite) => {
      await untilOk(`${origin}/`)
      await load({ origin, paths, seconds: 3, core: null })
      const { perSecond } = await load({ origin, paths, seconds, core: null })
      rates.push(perSecond)
      printNumber(`uncached pages, ${count} process(es)`, perSecond, 'a second')
    }
    await withSite(content, { env, core: null, isUncached: true }, work)
  }
  const [one = 0, two = 0] = rates
  printNumber('two processes against one', two / one, '×', { digits: 2, min: 1.4 })
  await content.close()
}

/** Fetches the page as sent; `fetch` would decompress it. */
function rawPage(origin: string): Promise<{ headers: Headers; br: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${origin}/`, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = new Headers()
      for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
      resolve({ headers, br: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

function label({ posts, products }: Sizes): string {
  return `${posts} posts, ${products} products`
}
