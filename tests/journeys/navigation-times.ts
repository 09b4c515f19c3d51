import { setTimeout as wait } from 'node:timers/promises'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { startBothServices } from '../bench/support/both-services.ts'
import { median, printFigure } from '../bench/support/figures.ts'
import { startDevtools, withMouse } from './support/devtools.ts'
import { startSlowLine } from './support/slow-line.ts'
import { type Device, startVisit, type Visit } from './support/slow-visit.ts'

// How long the next page takes after a tap, over a slow line and with a slow processor.

/** The number of visits of each path. */
const rounds = 5
/** How many times slower than this machine's the processor is. */
const slowdown = 4
/** How long a visitor looks at a page before choosing a link. */
const lookMs = 3000
const roundTripMs = 150
/** The time in which the first page loads its pictures and script before the line becomes slow. */
const startMs = 3000
/**
 * The range of the window in which links are chosen: below a fixed header and above a fixed bar. Each path has its own
 * position.
 */
const [highest, lowest] = [0.2, 0.8]
const longestMs = 20_000
/** Paints later than this after the last picture are not part of the arrival. */
const settleMs = 400
/** Maximum number of attempts if a browser fault spoils a visit. */
const attempts = 3

const devices: Device[] = [
  { name: 'phone', width: 390, height: 844, scale: 3, isTouched: true },
  { name: 'desktop', width: 1440, height: 900, scale: 1, isTouched: false },
]

type Path = { from: string; steps: string[]; to: string }

const menu = '[popovertarget="menu"]'
const inMenu = (group: string) => [menu, `#menu details:has(a[href$="${group}"]) > summary`]
const main = (to: string) => `main a[href="${to}"]`
const paths: Path[] = [
  { from: '/', steps: [main('/produk/1')], to: '/produk/1' },
  { from: '/', steps: ['main a[href^="/alat/1"]'], to: '/alat/1' },
  { from: '/', steps: [main('/blog/1')], to: '/blog/1' },
  { from: '/', steps: [main('/tentang-kami')], to: '/tentang-kami' },
  { from: '/produk', steps: [main('/produk/2')], to: '/produk/2' },
  { from: '/produk', steps: [main('/produk/batubara')], to: '/produk/batubara' },
  { from: '/produk/1', steps: ['main a[href^="/produk/batubara"]'], to: '/produk/batubara' },
  { from: '/produk/1', steps: ['main a[href^="/kontak?"]'], to: '/kontak' },
  {
    from: '/produk/1',
    steps: ['main a[href^="/kalkulator/nilai-kalor?"]'],
    to: '/kalkulator/nilai-kalor',
  },
  { from: '/produk/1', steps: ['main a[href^="/lokasi-tambang"]'], to: '/lokasi-tambang' },
  { from: '/alat', steps: [main('/alat/1')], to: '/alat/1' },
  { from: '/alat/1', steps: ['main a[href^="/alat/excavator"]'], to: '/alat/excavator' },
  { from: '/blog', steps: [main('/blog/2')], to: '/blog/2' },
  { from: '/blog/1', steps: ['main a[href^="/blog"]:not([href="/blog/1"])'], to: '/blog' },
  { from: '/lokasi-tambang', steps: ['main a[href^="/produk/"]'], to: '/produk' },
  {
    from: '/tentang-kami',
    steps: [...inMenu('/dokumen'), '#menu a[href="/dokumen"]'],
    to: '/dokumen',
  },
  {
    from: '/blog/1',
    steps: [...inMenu('/produk/2'), '#menu a[href="/produk/2"]'],
    to: '/produk/2',
  },
  { from: '/en/produk', steps: [main('/en/produk/1')], to: '/en/produk/1' },
  { from: '/produk/1', steps: ['header a.flag[hreflang="en"]'], to: '/en/produk/1' },
  {
    from: '/tentang-kami',
    steps: ['footer a[href="/syarat-penggunaan"]'],
    to: '/syarat-penggunaan',
  },
]

/** The address, once the page has its heading. */
const arrived = `document.querySelector('main h1') ? location.pathname : ''`
/** Whether every picture in view has loaded. */
const drawn = `[...document.images].every((image) => {
  const { top, bottom, width } = image.getBoundingClientRect()
  return image.complete || width === 0 || bottom < 0 || top > innerHeight
})`

const delivery = `(() => {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry.activationStart > 0) return 'prerendered'
  return entry.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'fetched'
})()`

/**
 * Features enabled by default only in Chromium for Android: a `moderate` rule fetches the links in view that are most
 * likely to be chosen.
 */
const ofAndroid = [
  'PreloadingModerateViewportHeuristics',
  'PreloadingEagerViewportHeuristics',
  'NavigationPredictorNewViewportFeatures',
]

/** How the browser obtained the displayed document. */
type Delivery = 'prerendered' | 'prefetched' | 'fetched' | 'within'

type Times = {
  delivery: Delivery
  paint: number
  press: number
  reacts: number
  delay: number
  before: number
  bytes: number
}

await buildWhatIsNotBuilt()
await using services = await startBothServices()
await using line = await startSlowLine(services.site.origin, roundTripMs)
const executable = findOrInstallBrowser()
await using phone = await startDevtools(executable, [`--enable-features=${ofAndroid}`])
await using desktop = await startDevtools(executable, [withMouse])
const getBrowser = ({ isTouched }: Device) => (isTouched ? phone : desktop)
const times = new Map<string, Times[]>()
let spoilt = 0
for (let round = 0; round < rounds; round += 1) {
  for (const path of paths) {
    for (const device of devices) {
      // Otherwise the first visit alone would wait for pictures that nobody requested before.
      if (round === 0) await repeated(() => measure(path, device))
      const measured = await repeated(() => measure(path, device))
      times.set(device.name, [...(times.get(device.name) ?? []), measured])
    }
  }
}
for (const [key, all] of times) {
  const paints = all.map(({ paint }) => paint)
  print(`${key}: tap to largest paint, median`, median(paints), 150)
  print(`${key}: 90th of 100`, part(paints, 0.9), 600)
  print(`${key}: from the press, median`, median(all.map(({ press }) => press)))
  print(`${key}: until it reacts, median`, median(all.map(({ reacts }) => reacts)))
  print(
    `${key}: longest wait of an event, 90th`,
    part(
      all.map(({ delay }) => delay),
      0.9,
    ),
    100,
  )
  const count = (kind: Delivery) => all.filter(({ delivery }) => delivery === kind).length
  const isAhead = count('prerendered') + count('prefetched')
  printFigure(
    `${key}: ahead at the tap`,
    `${isAhead} of ${all.length}, ${count('prerendered')} prerendered`,
  )
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
  printFigure(`${key}: fetched before the tap`, kilobytes(median(all.map(({ before }) => before))))
  printFigure(`${key}: fetched in all`, kilobytes(median(all.map(({ bytes }) => bytes))))
}
console.log(`${spoilt} visits were repeated.`)

function print(what: string, ms: number, target?: number): void {
  const figure = `${ms.toFixed(0)} ms`
  if (target === undefined) printFigure(what, figure)
  else printFigure(what, figure, `≤ ${target} ms`, ms <= target)
}

function part(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

/** Repeats a visit that a fault of the browser spoils. */
async function repeated(visit: () => Promise<Times>): Promise<Times> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await visit()
    } catch (error) {
      if (attempt === attempts) throw error
      console.log(`  repeated: ${error}`)
      spoilt += 1
    }
  }
}

async function measure(path: Path, device: Device): Promise<Times> {
  line.setSlow(false)
  await using visit = await startVisit(getBrowser(device), device)
  await visit.goto(line.origin + path.from)
  // A page may react before its pictures have loaded; they would then share the slow line with the next page.
  await Promise.all([
    wait(startMs),
    until(visit, () => visit.noted.some(({ kind }) => kind === 'reacts')),
  ])
  await visit.setProcessor(slowdown)
  line.setSlow(true)
  const atStart = line.bytes()
  for (const step of path.steps.slice(0, -1)) {
    if (!(await visit.isShown(step))) continue
    await visit.tap(step)
    await wait(settleMs)
  }
  const link = path.steps.at(-1) ?? ''
  await visit.show(link, placeIn(path))
  await wait(lookMs)
  const first = await visit.read<number>('performance.timeOrigin')
  const count = visit.noted.length
  const before = line.bytes() - atStart
  await visit.tap(link)
  await until(visit, () => visit.noted.slice(count).some(({ kind }) => kind === 'tap'))
  const tap = at(visit, 'tap')
  await until(visit, async () => (await visit.read<string>(arrived)).startsWith(path.to))
  await until(visit, () => visit.noted.some(({ kind, at }) => kind === 'paint' && at > tap))
  const isDocument = (await visit.read<number>('performance.timeOrigin')) !== first
  if (isDocument)
    await until(visit, () => visit.noted.slice(count).some(({ kind }) => kind === 'reacts'))
  await wait(settleMs)
  await until(visit, async () => await visit.read<boolean>(drawn))
  await wait(settleMs)
  const paint = at(visit, 'paint')
  const reacts = isDocument ? Math.max(at(visit, 'reacts'), paint) : paint
  const delays = visit.noted
    .slice(count)
    .filter(({ kind }) => kind === 'delay')
    .map(({ at }) => at)
  return {
    delivery: isDocument ? await visit.read<Delivery>(delivery) : 'within',
    paint: paint - tap,
    press: paint - at(visit, 'press'),
    reacts: reacts - tap,
    delay: Math.max(0, ...delays),
    before,
    bytes: line.bytes() - atStart,
  }
}

/** Spreads the positions over the window by the golden ratio, so consecutive paths are far apart. */
function placeIn(path: Path): number {
  const turn = (paths.indexOf(path) * (Math.sqrt(5) - 1)) / 2
  return highest + (lowest - highest) * (turn % 1)
}

function at(visit: Visit, eventKind: string): number {
  return visit.noted.findLast(({ kind }) => kind === eventKind)?.at ?? Number.NaN
}

async function until(visit: Visit, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + longestMs
  // There is no response between two pages.
  while (!(await Promise.resolve(isSo()).catch(() => false))) {
    if (performance.now() > deadline) {
      throw new Error(`Nothing happens on ${await visit.read('location.href')}`)
    }
    await wait(30)
  }
}
