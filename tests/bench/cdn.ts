import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { startBothServices } from './support/both-services.ts'
import { cpuMs } from './support/process-figures.ts'
import { createRandom } from './support/random.ts'

// What a shared cache before the site, as that of a CDN, takes off it: a million views over the addresses of the sitemap, by
// how long the cache may keep a page; what is left when the cache is emptied again and again; and what a view costs the
// site itself. The cache is simulated by the site's own Cache-Control, the views are the same in every run. It reads
// `/proc`, so it only runs on Linux.

const views = 1_000_000
/** A million views in a day. */
const dailyPerSecond = views / 86_400
/** A busy hour, in which the cache is emptied once a minute. */
const stormPerSecond = 100
const purgesInHour = 60
/** Seconds that a page may be kept; the site sends `FRESH_TTL_S`, 30 by default. */
const ttls = [0, 10, 60, 300, 3600]
/** The exponent of the Zipf distribution: between that of web proxies (0.7) and of single popular sites (1.4). */
const skew = 1
/** Posts in two languages, beside the real addresses. */
const morePosts = 100_000
/** Requests to the site, of which CPU and bytes are the mean. */
const measuredViews = 20_000

type View = { atS: number; address: number }
type Policy = { freshS: number; staleS: number }
type Result = { waited: number; asked: number; askedInSecond: number }

await buildWhatIsNotBuilt()
await using services = await startBothServices({ siteEnv: { PAGE_LIMIT_PER_MINUTE: '1000000' } })
const { origin, process: child } = services.site
const paths = await sitemapPaths()
const policy = await sharedPolicy()

for (const [name, count] of [
  [`the sitemap’s ${paths.length} addresses`, paths.length],
  [
    `${paths.length} addresses and ${2 * morePosts} of ${morePosts} posts`,
    paths.length + 2 * morePosts,
  ],
] as const) {
  console.log(`\nA million views a day over ${name}`)
  console.log('| kept for | from the cache | visitor waits for the site | requests to the site |')
  console.log('|---|---|---|---|')
  const trace = traceOf(count, views, dailyPerSecond)
  for (const ttl of ttls) {
    const { waited, asked } = simulate(count, trace, {
      freshS: ttl,
      staleS: ttl * policy.staleShare,
    })
    const cells = [`${ttl} s`, share(views - waited), share(waited), `${asked} (${share(asked)})`]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

console.log(`\nAn hour of ${stormPerSecond} views a second, over the addresses of the sitemap`)
console.log('| kept for | emptied | requests to the site | most in a second |')
console.log('|---|---|---|---|')
const storm = traceOf(paths.length, stormPerSecond * 3600, stormPerSecond)
for (const ttl of [60, 3600]) {
  for (const purges of [0, purgesInHour]) {
    const times = Array.from({ length: purges }, (_, at) => (at * 3600) / purges)
    const kept = { freshS: ttl, staleS: ttl * policy.staleShare }
    const { asked, askedInSecond } = simulate(paths.length, storm, kept, times)
    console.log(`| ${ttl} s | ${purges} times | ${asked} | ${askedInSecond} |`)
  }
}
await measureViews()

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

/** How the site lets shared caches show a stale page, as a share of its freshness; both come from `FRESH_TTL_S`. */
async function sharedPolicy(): Promise<{ staleShare: number }> {
  const header = (await fetch(`${origin}/`)).headers.get('cache-control') ?? ''
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(header)?.[1])
  const staleShare = seconds('stale-while-revalidate') / seconds('s-maxage')
  if (Number.isNaN(staleShare)) throw new Error(`The site sends Cache-Control: ${header}`)
  console.log(`The site sends Cache-Control: ${header}`)
  return { staleShare }
}

/** Views at random moments (a Poisson process), the first addresses most often. */
function traceOf(addresses: number, count: number, perSecond: number): View[] {
  const random = createRandom()
  const upTo = new Float64Array(addresses)
  let sum = 0
  for (let rank = 0; rank < addresses; rank += 1) {
    sum += (rank + 1) ** -skew
    upTo[rank] = sum
  }
  let atS = 0
  return Array.from({ length: count }, () => {
    atS -= Math.log(1 - random()) / perSecond
    return { atS, address: rankOf(upTo, random() * sum) }
  })
}

/** The first place whose sum is above a number. */
function rankOf(upTo: Float64Array, wanted: number): number {
  let [low, high] = [0, upTo.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] ?? 0) > wanted) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * One shared cache of unlimited size (RFC 9111, RFC 5861): a stale page is shown while one request renews it, and
 * anything older is waited for. Without any time to keep it, each view asks the site, which may respond with 304.
 */
function simulate(
  addresses: number,
  trace: readonly View[],
  { freshS, staleS }: Policy,
  purges: readonly number[] = [],
): Result {
  const storedAt = new Float64Array(addresses).fill(Number.NEGATIVE_INFINITY)
  const inSecond = new Map<number, number>()
  const result = { waited: 0, asked: 0, askedInSecond: 0 }
  let purged = 0
  for (const { atS, address } of trace) {
    for (; (purges[purged] ?? Number.POSITIVE_INFINITY) <= atS; purged += 1) {
      storedAt.fill(Number.NEGATIVE_INFINITY)
    }
    const age = atS - (storedAt[address] ?? Number.NEGATIVE_INFINITY)
    if (age < freshS) continue
    if (age >= freshS + staleS) result.waited += 1
    result.asked += 1
    storedAt[address] = atS
    const second = Math.floor(atS)
    const asked = (inSecond.get(second) ?? 0) + 1
    inSecond.set(second, asked)
    result.askedInSecond = Math.max(result.askedInSecond, asked)
  }
  return result
}

async function measureViews(): Promise<void> {
  const trace = traceOf(paths.length, measuredViews, dailyPerSecond)
  const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' }
  const view = async (path: string) => {
    const response = await fetch(origin + path, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} responds with ${response.status}`)
    return Number(response.headers.get('content-length'))
  }
  for (const path of paths) await view(path)
  const before = cpuMs(child.pid)
  let bytes = 0
  for (const { address } of trace) bytes += await view(paths[address] ?? '/')
  const cpu = (cpuMs(child.pid) - before) / measuredViews
  console.log(
    `\nA view that reaches the site: ${cpu.toFixed(2)} ms of a processor, ${perView(bytes)} kB of HTML`,
  )
  const first = await firstViewBytes()
  console.log(
    `With all that the home page names, and nothing in the browser’s cache: ${Math.round(first / 1000)} kB`,
  )
}

function perView(bytes: number): string {
  return (bytes / measuredViews / 1000).toFixed(1)
}

/** The home page with its styles, scripts and pictures, those far below too. */
async function firstViewBytes(): Promise<number> {
  const html = await (await fetch(`${origin}/`)).text()
  const named = html.matchAll(/(?:href|src|import )=?"(\/(?:assets|media|pictures)\/[^"]+)"/g)
  const addresses = new Set([
    '/',
    ...[...named].map(([, address = '']) => address.replaceAll('&amp;', '&')),
  ])
  let bytes = 0
  for (const address of addresses) {
    const response = await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })
    const body = await response.arrayBuffer()
    bytes += Number(response.headers.get('content-length') ?? body.byteLength)
  }
  return bytes
}

function share(count: number): string {
  return `${((100 * count) / views).toFixed(1)} %`
}
