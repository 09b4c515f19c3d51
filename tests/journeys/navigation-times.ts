import { setTimeout as wait } from 'node:timers/promises'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { median, printFigure, printNumber, quantile } from '../bench/support/figures.ts'
import { prepareCompany, startCompany } from './support/company.ts'
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

const devices: Device[] = [
  { name: 'phone', width: 390, height: 844, scale: 3, isTouched: true },
  { name: 'desktop', width: 1440, height: 900, scale: 1, isTouched: false },
]

/** Where a visitor goes, and what is tapped on the way: by default a link of the page's content. */
type Path = [from: string, to: string, ...steps: string[]]

const main = (start: string) => `main a[href^="${start}"]`
const inMenu = (to: string) => [
  '[popovertarget="menu"]',
  `#menu details:has(a[href$="${to}"]) > summary`,
  `#menu a[href="${to}"]`,
]
const paths: Path[] = [
  ['/', '/produk/1'],
  ['/', '/alat/1', main('/alat/1')],
  ['/', '/blog/1'],
  ['/', '/tentang-kami'],
  ['/produk', '/produk/2'],
  ['/produk', '/produk/batubara'],
  ['/produk/1', '/produk/batubara', main('/produk/batubara')],
  ['/produk/1', '/kontak', main('/kontak?')],
  ['/produk/1', '/kalkulator/nilai-kalor', main('/kalkulator/nilai-kalor?')],
  ['/produk/1', '/lokasi-tambang', main('/lokasi-tambang')],
  ['/alat', '/alat/1'],
  ['/alat/1', '/alat/excavator', main('/alat/excavator')],
  ['/blog', '/blog/2'],
  ['/blog/1', '/blog', 'main a[href^="/blog"]:not([href="/blog/1"])'],
  ['/lokasi-tambang', '/produk', main('/produk/')],
  ['/tentang-kami', '/dokumen', ...inMenu('/dokumen')],
  ['/blog/1', '/produk/2', ...inMenu('/produk/2')],
  ['/en/produk', '/en/produk/1'],
  ['/produk/1', '/en/produk/1', 'header a.flag[hreflang="en"]'],
  ['/tentang-kami', '/syarat-penggunaan', 'footer a[href="/syarat-penggunaan"]'],
]

/** The address, once the page has its heading. */
const arrived = `document.querySelector('main h1') ? location.pathname : ''`
/** Whether every picture in view has loaded. */
const drawn = `[...document.images].every((image) => {
  const { top, bottom } = image.getBoundingClientRect()
  return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight
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
type Delivery = 'prerendered' | 'prefetched' | 'fetched'

/** Milliseconds from the tap, and those of the longest wait of an event. */
type Times = { delivery: Delivery; paint: number; reacts: number; delay: number }

await buildWhatIsNotBuilt()
await using prepared = await prepareCompany()
await using company = await startCompany(prepared)
await using line = await startSlowLine(company.site.origin)
const executable = findOrInstallBrowser()
await using phone = await startDevtools(executable, [`--enable-features=${ofAndroid}`])
await using desktop = await startDevtools(executable, [withMouse])
const getBrowser = ({ isTouched }: Device) => (isTouched ? phone : desktop)
/** A visit that a fault of the browser spoils is omitted. */
const omit = (error: unknown) => console.log(`  omitted: ${error}`)
const times = new Map<string, Times[]>()
for (let round = 0; round < rounds; round += 1) {
  for (const path of paths) {
    for (const device of devices) {
      // Otherwise the first visit alone would wait for pictures that nobody requested before.
      if (round === 0) await measure(path, device).catch(omit)
      const measured = await measure(path, device).catch(omit)
      if (measured) times.set(device.name, [...(times.get(device.name) ?? []), measured])
    }
  }
}
for (const [key, all] of times) {
  const paints = all.map(({ paint }) => paint)
  const delays = all.map(({ delay }) => delay)
  printNumber(`${key}: tap to largest paint, median`, median(paints), 'ms', { max: 150 })
  printNumber(`${key}: 90th of 100`, quantile(paints, 0.9), 'ms', { max: 600 })
  printNumber(`${key}: until it reacts, median`, median(all.map(({ reacts }) => reacts)), 'ms')
  printNumber(`${key}: longest wait of an event, 90th`, quantile(delays, 0.9), 'ms', { max: 100 })
  const count = (kind: Delivery) => all.filter(({ delivery }) => delivery === kind).length
  const ahead = `${count('prerendered') + count('prefetched')} of ${all.length}`
  printFigure(`${key}: ahead at the tap`, `${ahead}, ${count('prerendered')} prerendered`)
}
async function measure(path: Path, device: Device): Promise<Times> {
  line.setSlow(false)
  await using visit = await startVisit(getBrowser(device), device)
  const [from, to, ...steps] = path
  const link = steps.pop() ?? `main a[href="${to}"]`
  await visit.goto(line.origin + from)
  // A page may react before its pictures have loaded; they would then share the slow line with the next page.
  await Promise.all([
    wait(startMs),
    until(visit, () => visit.noted.some(({ kind }) => kind === 'reacts')),
  ])
  await visit.setProcessor(slowdown)
  line.setSlow(true)
  for (const step of steps) {
    if (!(await visit.isShown(step))) continue
    await visit.tap(step)
    await wait(settleMs)
  }
  await visit.show(link, placeIn(path))
  await wait(lookMs)
  const count = visit.noted.length
  await visit.tap(link)
  await until(visit, () => visit.noted.slice(count).some(({ kind }) => kind === 'tap'))
  const tap = at(visit, 'tap')
  await until(visit, async () => (await visit.read<string>(arrived)).startsWith(to))
  await until(visit, () => visit.noted.some(({ kind, at }) => kind === 'paint' && at > tap))
  await until(visit, () => visit.noted.slice(count).some(({ kind }) => kind === 'reacts'))
  await wait(settleMs)
  await until(visit, async () => await visit.read<boolean>(drawn))
  await wait(settleMs)
  const paint = at(visit, 'paint')
  const delays = visit.noted
    .slice(count)
    .filter(({ kind }) => kind === 'delay')
    .map(({ at }) => at)
  return {
    delivery: await visit.read<Delivery>(delivery),
    paint: paint - tap,
    reacts: Math.max(at(visit, 'reacts'), paint) - tap,
    delay: Math.max(0, ...delays),
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
