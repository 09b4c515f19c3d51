import type { Page } from '@playwright/test'
import { addressIn, expect, type Language, languages, open, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { messages } from './support/messages.ts'
import { startPending, stopPending } from './support/pending-navigation.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const other = { id: 'en', en: 'id' } as const

/** Navigations between long and short pages: from, to, and the loading text shown meanwhile. */
const ways = [
  ['/', '/bisnis', 'state_loading'],
  ['/bisnis', '/', 'state_loading'],
  ['/blog', '/blog/1', 'blog_loading'],
  ['/blog/1', '/blog', 'state_loading'],
  ['/produk/1', '/produk/2', 'state_loading'],
  ['/produk/batubara', '/tentang-kami/pengurus', 'state_loading'],
] as const

/** Clicks the link by script, because layout shifts soon after a real click do not count, and here all of them should. */
function follow(page: Page, address: string): Promise<void> {
  return page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click())
}

function footerTop(page: Page): Promise<number> {
  return page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top)
}

/** Locates the loading view, which covers the previous page. */
function loading(page: Page, text: string) {
  return page.getByRole('main').getByRole('status').filter({ hasText: text })
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await layoutShifts(page)
}

/** Returns the layout shifts while the next document is awaited, until the loading view is shown and the page back again. */
async function movedWhileWaiting(page: Page, address: string, text: string): Promise<string[]> {
  const before = await footerTop(page)
  const known = (await layoutShifts(page)).length
  await startPending(page, address)
  await expect(loading(page, text)).toBeVisible()
  expect(await footerTop(page), 'the footer stays where it was').toBeCloseTo(before, 0)
  await stopPending(page)
  await expect(loading(page, text)).toHaveCount(0)
  return (await layoutShifts(page)).slice(known)
}

const bottom = 1_000_000
const places = [0, 900, bottom]

/** Follows each link and goes back, with the page scrolled to each of `tops`. */
async function expectStill(
  page: Page,
  { language, width, tops }: { language: Language; width: number; tops: (way: number) => number[] },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await watchLayoutShifts(page)
  const faults: string[] = []
  for (const [index, [from, to, loading]] of ways.entries()) {
    for (const top of tops(index)) {
      await open(page, addressIn(language, from))
      await scrollTo(page, top)
      const address = addressIn(language, to)
      const text = messages[language][loading]
      const waiting = await movedWhileWaiting(page, address, text)
      await follow(page, address)
      await expect(page).toHaveURL((url) => url.pathname === address)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
      const there = await layoutShifts(page)
      faults.push(...[...waiting, ...there].map((fault) => `${from} to ${to} at ${top}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
}

for (const [language, width] of [
  ['id', 390],
  ['en', 1440],
] as const) {
  test(`navigation: at ${width} px a slow one moves nothing, ${language}`, async ({ page }) => {
    const tops = (way: number) => [places[way % places.length] ?? 0]
    await expectStill(page, { language, width, tops })
  })
}

for (const language of languages) {
  for (const width of [390, 768, 1440]) {
    test(`navigation: at ${width} px a slow one moves nothing, from the top and from below, ${language}`, {
      tag: '@long',
    }, async ({ page }) => {
      test.setTimeout(180_000)
      await expectStill(page, { language, width, tops: () => places })
    })
  }

  const tag = language === 'en' ? ['@long'] : []
  test(`language: a switch moves nothing and keeps the place, ${language}`, {
    tag,
  }, async ({ page }) => {
    await watchLayoutShifts(page)
    for (const route of ['/', '/produk/1', '/kontak']) {
      for (const top of [0, 400]) {
        await open(page, addressIn(language, route))
        await scrollTo(page, top)
        const address = addressIn(other[language], route)
        await follow(page, address)
        await expect(page).toHaveURL((url) => url.pathname === address)
        await expect(page.locator(`html[lang=${other[language]}]`)).toHaveAttribute('data-scripted')
        expect(await layoutShifts(page), `${route} at ${top}`).toEqual([])
        expect(await page.evaluate(() => window.scrollY)).toBe(top)
      }
    }
  })
}

test('navigation: a way back ends where the page was left', { tag: '@long' }, async ({ page }) => {
  await open(page, '/blog')
  await scrollTo(page, 700)
  await follow(page, '/bisnis')
  await expect(page).toHaveURL(/\/bisnis$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('navigation: the left page does not come back when another link is chosen meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  await watchLayoutShifts(page)
  await open(page, '/bisnis')
  await startPending(page, '/blog')
  await expect(loading(page, messages.id.state_loading)).toBeVisible()
  await page.getByRole('main').evaluate((main) => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => seen.push(main.textContent ?? '')).observe(main, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await startPending(page, '/produk')
  // A previous page that reappeared would be rendered within these frames.
  await layoutShifts(page)
  expect(
    await page.evaluate(() => (globalThis as typeof globalThis & { seen: string[] }).seen),
  ).toEqual([])
})

test('navigation: a progress line runs along the top, and stands still for visitors who prefer reduced motion', {
  tag: '@long',
}, async ({ page }) => {
  const line = () =>
    page.getByRole('main').evaluate((main) => {
      const { position, top, height, animationName, zIndex } = getComputedStyle(
        main.lastElementChild ?? main,
        '::before',
      )
      return { position, top, height, animationName, zIndex }
    })
  await open(page, '/bisnis')
  await startPending(page, '/blog')
  await expect(loading(page, messages.id.state_loading)).toBeVisible()
  const shown = { position: 'fixed', top: '0px', height: '3px', zIndex: '50' }
  expect(await line()).toEqual({ ...shown, animationName: 'run' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await line()).toEqual({ ...shown, animationName: 'none' })
})
