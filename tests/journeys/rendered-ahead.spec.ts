import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { type Devtools, startDevtools, withMouse, withoutMouse } from './support/devtools.ts'
import { expect, test } from './support/journey.ts'
import { pageKinds } from './support/page-kinds.ts'
import { startSlowLine } from './support/slow-line.ts'
import { type Device, startVisit, type Visit } from './support/slow-visit.ts'

const desktop: Device = { name: 'desktop', width: 1440, height: 900, scale: 1, isTouched: false }

const phone: Device = { name: 'phone', width: 390, height: 844, scale: 3, isTouched: true }

const route = '/lokasi-tambang'
const linkTo = (path: string) => `header a[href="${path}"]`

/** Records each beacon as its own kind of event, and whether its page was visible when it was sent. */
const countBeacons = `navigator.sendBeacon = (address, text) => {
  const kind = (document.prerendering ? 'hidden ' : 'shown ') + address + ' ' + text
  globalThis.probeNote(JSON.stringify({ kind, at: Date.now() }))
  return true
}`

const kinds = ({ noted }: Visit) => noted.map(({ kind }) => String(kind))

const site = process.env.JOURNEY_SITE ?? ''

/** Opens a browser like a visitor's: the test library's browser loses track of a prerendered page. */
async function openOn(
  devtools: Devtools,
  path: string,
  { device = desktop, origin = site } = {},
): Promise<Visit> {
  const visit = await startVisit(devtools, device, countBeacons)
  await visit.goto(origin + path)
  await expect.poll(() => kinds(visit)).toContain('reacts')
  return visit
}

/** Rests on a link until its page is rendered; repeats this if the browser has not yet read the page's rules. */
async function renderAhead(visit: Visit, selector: string, path: string): Promise<void> {
  const whole = `document.prerendering && document.readyState === 'complete' && location.pathname`
  await expect(async () => {
    await visit.rest('header')
    await visit.rest(selector)
    const rendered = expect.poll(() => visit.readAhead(whole).catch(() => null), { timeout: 5000 })
    await rendered.toBe(path)
  }).toPass({ timeout: 40_000 })
}

/** Chooses a link whose page is prerendered, and waits until that page is visible. */
async function show(visit: Visit, selector: string, path: string): Promise<void> {
  await visit.tap(selector)
  const script = `performance.getEntriesByType('navigation')[0].activationStart > 0 && location.pathname`
  await expect.poll(() => visit.read(script).catch(() => null)).toBe(path)
}

test('speed: a page is rendered while the pointer rests on its link, and runs its script and counts once it is shown', async () => {
  await using devtools = await startDevtools(findOrInstallBrowser(), [withMouse])
  await using visit = await openOn(devtools, '/')
  await renderAhead(visit, linkTo(route), route)
  // Triggers that would start the script of a visible page.
  const isStarted = `dispatchEvent(new Event('scroll')), 'scripted' in document.documentElement.dataset`
  expect(await visit.readAhead(isStarted)).toBe(false)
  expect(kinds(visit).filter((kind) => kind === 'reacts')).toHaveLength(1)
  await show(visit, linkTo(route), route)
  await expect.poll(() => kinds(visit).filter((kind) => kind === 'reacts')).toHaveLength(2)
  await expect
    .poll(() => kinds(visit).filter((kind) => kind.includes('/-/view')))
    .toEqual([`shown /-/view ${route}`])
})

test('speed: on the way back every kind of page is there as it was left', {
  tag: '@long',
}, async () => {
  await using devtools = await startDevtools(findOrInstallBrowser(), [])
  await using visit = await openOn(devtools, '/')
  const reloaded: string[] = []
  for (const path of pageKinds) {
    await visit.goto(site + path)
    await expect.poll(() => visit.read(isStartedAt(path)).catch(() => false)).toBe(true)
    await visit.read('globalThis.isKept = true')
    await visit.goto(`${site}/en`)
    await expect.poll(() => visit.read(isStartedAt('/en')).catch(() => false)).toBe(true)
    await visit.read('history.back()')
    await expect.poll(() => visit.read(isStartedAt(path)).catch(() => false)).toBe(true)
    if (!(await visit.read('globalThis.isKept === true'))) {
      reloaded.push(`${path}: ${await visit.read(notRestoredReasons)}`)
    }
  }
  expect(reloaded).toEqual([])
})

const notRestoredReasons = `JSON.stringify(performance.getEntriesByType('navigation')[0].notRestoredReasons)`

const isStartedAt = (path: string) => `location.pathname === '${path}' &&
  'scripted' in document.documentElement.dataset &&
  !document.querySelector('[data-island]:not([data-ready])')`

/** The time from choosing a link to the page, longer than the previous page remains uncovered. */
const roundTripMs = 1000

const ways = [
  { way: 'mouse', pointing: withMouse, device: desktop, choose: 'tap' },
  { way: 'touch', pointing: withoutMouse, device: phone, choose: 'tap' },
  { way: 'keyboard', pointing: withMouse, device: desktop, choose: 'enter' },
] as const

for (const { way, pointing, device, choose } of ways) {
  test(`speed: a page that takes long is requested once when its link is chosen, by ${way}`, async () => {
    await using line = await startSlowLine(site, roundTripMs)
    await using devtools = await startDevtools(findOrInstallBrowser(), [pointing])
    await using visit = await openOn(devtools, '/', { device, origin: line.origin })
    // A part that is in view at the first look does not rise.
    await visit.read('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
    await visit.show('main a[href="/blog/1"]', 0.5)
    // A rising part moves away from the pointer.
    const isStill = `document.querySelector('[data-risen]') !== null && document.getAnimations().length === 0`
    await expect.poll(() => visit.read(isStill)).toBe(true)
    const hasRules = () => line.requests.some((path) => path.startsWith('/-/speculation-rules/'))
    await expect.poll(hasRules).toBe(true)
    line.setSlow(true)
    await visit[choose]('main a[href="/blog/1"]')
    await expect.poll(() => visit.read('location.pathname').catch(() => null)).toBe('/blog/1')
    expect(line.requests.filter((path) => /^\/blog\/1(\.data)?(\?|$)/.test(path))).toHaveLength(1)
    const delivery = `performance.getEntriesByType('navigation')[0].deliveryType`
    expect(await visit.read(delivery)).toBe(choose === 'tap' ? 'navigational-prefetch' : '')
  })
}

test('speed: a page of another language that was rendered ahead is shown at the place where this one was left', {
  tag: '@long',
}, async () => {
  await using devtools = await startDevtools(findOrInstallBrowser(), [withMouse])
  await using visit = await openOn(devtools, '/tentang-kami')
  await visit.read(`scrollTo({ top: 700, behavior: 'instant' })`)
  const flag = 'header a.flag[hreflang="en"]'
  await renderAhead(visit, flag, '/en/tentang-kami')
  await visit.read(`scrollTo({ top: 900, behavior: 'instant' })`)
  await show(visit, flag, '/en/tentang-kami')
  await expect.poll(() => visit.read('scrollY')).toBe(900)
})
