import type { Page } from '@playwright/test'
import { delayDocuments } from './support/held-documents.ts'
import {
  addressIn,
  expect,
  type Language,
  languages,
  open,
  test,
  waitUntilHydrated,
} from './support/journey.ts'
import { layoutShifts, shiftMark, watchLayoutShifts } from './support/layout-shifts.ts'
import { messages } from './support/messages.ts'
import { startPending } from './support/pending-navigation.ts'

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

/** Locates the loading view, which covers the previous page. */
function loading(page: Page, text: string) {
  return page.getByRole('main').getByRole('status').filter({ hasText: text })
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await layoutShifts(page)
}

/**
 * Records what covers the page from now on, and how far that moves the footer. The page prints both to its console,
 * because the browser does not evaluate scripts in it while another document loads.
 */
async function watchCover(page: Page): Promise<readonly string[]> {
  const mark = 'cover: '
  const covers: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) covers.push(message.text().slice(mark.length))
  })
  await page.getByRole('main').evaluate((main, prefix) => {
    const footer = document.querySelector('footer')
    const getTop = () => Math.round(footer?.getBoundingClientRect().top ?? Number.NaN)
    const before = getTop()
    new MutationObserver(() => {
      const text = main.querySelector('.loading')?.textContent ?? 'none'
      console.debug(`${prefix}${text} moves ${getTop() - before}`)
    }).observe(main, { childList: true })
  }, mark)
  return covers
}

/** Returns the layout shifts while `start` navigates to `address`, with the document held back until the loading view is shown. */
async function movedOnTheWay(
  page: Page,
  { start, address, text }: { start: () => Promise<void>; address: string; text: string },
): Promise<string[]> {
  const line = await delayDocuments(page)
  const covers = await watchCover(page)
  const shiftsBefore = new Set(await layoutShifts(page))
  const printed = printedShifts(page)
  await start()
  await expect.poll(() => covers, 'the footer stays where it was').toEqual([`${text} moves 0`])
  await line.release()
  await expect(page).toHaveURL((url) => url.pathname === address)
  await waitUntilHydrated(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
  return [...printed, ...(await layoutShifts(page))].filter((shift) => !shiftsBefore.has(shift))
}

/** Returns the layout shifts that a page prints, because it cannot be inspected after it is left. */
function printedShifts(page: Page): readonly string[] {
  const printed: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(shiftMark)) printed.push(message.text().slice(shiftMark.length))
  })
  return printed
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
      const start = () => follow(page, address)
      const there = await movedOnTheWay(page, { start, address, text })
      await scrollTo(page, bottom)
      const back = await movedOnTheWay(page, {
        start: () => page.evaluate(() => history.back()),
        address: addressIn(language, from),
        text: messages[language][backText(from)],
      })
      faults.push(...[...there, ...back].map((fault) => `${from} to ${to} at ${top}: ${fault}`))
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

function backText(from: string): 'blog_loading' | 'state_loading' {
  return from.startsWith('/blog/') ? 'blog_loading' : 'state_loading'
}

test('navigation: a way back over a slow line ends where the page was left', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/blog')
  await scrollTo(page, 700)
  await follow(page, '/bisnis')
  await expect(page).toHaveURL(/\/bisnis$/)
  await waitUntilHydrated(page)
  const line = await delayDocuments(page)
  const covers = await watchCover(page)
  await page.evaluate(() => history.back())
  await expect.poll(() => covers).toHaveLength(1)
  await line.release()
  await expect(page.getByRole('main').getByRole('article').first()).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('navigation: the left page does not come back when another link is chosen meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, '/bisnis')
  const line = await delayDocuments(page)
  const covers = await watchCover(page)
  const request = page.waitForRequest((request) => new URL(request.url()).pathname === '/produk')
  await page.evaluate(() => {
    const follow = (to: string) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click()
    follow('/blog')
    setTimeout(follow, 1000, '/produk')
  })
  await request
  await line.release()
  await expect(page).toHaveURL(/\/produk$/)
  await waitUntilHydrated(page)
  expect(covers).toEqual([`${messages.id.state_loading} moves 0`])
})

test('navigation: a page is not shown before its styles', async ({ page }) => {
  const gate = Promise.withResolvers<void>()
  const request = page.waitForRequest(/\/assets\/item-page-.*\.css$/)
  await page.route(/\/assets\/item-page-.*\.css$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await open(page, '/produk')
  await follow(page, '/produk/1')
  await request
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  // A page that did not wait would be painted meanwhile.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await paints()).toBe(0)
  gate.resolve()
  await expect(page.locator('.offer-hero')).toHaveCSS('position', 'relative')
  await expect.poll(paints).toBeGreaterThan(0)
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
  const style = { position: 'fixed', top: '0px', height: '3px', zIndex: '50' }
  expect(await line()).toEqual({ ...style, animationName: 'run' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await line()).toEqual({ ...style, animationName: 'none' })
})
