import type { Page, Route } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { startHaltingProxy } from './support/halting-proxy.ts'
import { expect, test } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'
import { messages } from './support/messages.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// In the headless shell the pointer is over the page, which counts it as a first interaction.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

const entryScript = /\/assets\/entry\.client-.*\.js$/

/** Holds requests back in the browser, where no server limit ends them; returns a function that releases them. */
async function hold(page: Page, url: RegExp) {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route: Route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const isScripted = (page: Page) =>
  page.waitForFunction(() => 'scripted' in document.documentElement.dataset)

test('speed: the script is fetched after the page has loaded, and nothing from elsewhere', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await isScripted(page)
  const { loadedAt, scripts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const resources = performance.getEntriesByType('resource')
    return {
      loadedAt: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
      scripts: resources.filter(({ name }) => /\.js$/.test(name)).map(({ startTime }) => startTime),
    }
  })
  expect(loadedAt).toBeGreaterThan(0)
  expect(scripts.length).toBeGreaterThan(2)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loadedAt)
  expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])
})

test('speed: the script waits until something is drawn', async ({ page }) => {
  await page.goto('/produk')
  await isScripted(page)
  const [drawnAt, scriptAt] = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ]
  })
  expect(scriptAt).toBeGreaterThan(drawnAt ?? Number.NaN)
})

test('speed: on a phone the pictures below leave the line to the first one', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Holds the pictures back during the journey.
  await page.route(/\/assets\/app-.*\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({ response, body: `${styles}img{animation-play-state:paused!important}` })
  })
  await hold(page, entryScript)
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\/(media|pictures)\//.test(request.url()))
      pictures.push(request.url())
  })
  await page.goto('/produk')
  await expect(page.locator('img').first()).toHaveJSProperty('complete', true)
  expect(pictures).toHaveLength(1)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect.poll(() => pictures.length).toBeGreaterThan(1)
})

test('speed: the first touch begins the script before the page has loaded', async ({ page }) => {
  const entry = page.waitForRequest(/\/assets\/entry\.client-/)
  const release = await hold(page, /\/(media|pictures)\//)
  await page.goto('/tentang-kami/galeri', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Tab')
  await entry
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
})

test('speed: an interaction while the script is still loading loses nothing', async ({
  page,
  baseURL,
}) => {
  const proxy = await startHaltingProxy(
    String(baseURL),
    /<script[^>]* type="text\/late"[^>]*>[^<]{20}/,
  )
  await page.goto(`${proxy.origin}/kontak`, { waitUntil: 'commit' })
  await page.getByRole('main').locator('[name=message]').waitFor()
  await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, 300)
    await scrolled
  })
  proxy.release()
  await isScripted(page)
  await proxy.close()
})

test('speed: what a visitor did before the script came stays done', async ({ page }) => {
  const release = await hold(page, entryScript)
  await page.goto('/')
  const faqItems = page.getByRole('main').locator('details')
  await faqItems.nth(1).locator('summary').click()
  await page.getByRole('banner').getByText(messages.id.nav_products, { exact: true }).click()
  const group = page.getByRole('banner').locator('details[open]')
  await expect(group).toHaveCount(1)
  release()
  await isScripted(page)
  await expect(faqItems.nth(1)).toHaveAttribute('open', '')
  await expect(faqItems.nth(0)).not.toHaveAttribute('open')
  await expect(group).toHaveCount(1)
})

test('speed: until the script comes the header stays with the dark top that it can be read on', {
  tag: '@long',
}, async ({ page }) => {
  const release = await hold(page, entryScript)
  await page.goto('/')
  const header = page.getByRole('banner')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(header).not.toBeInViewport()
  release()
  await isScripted(page)
  await expect(header).toBeInViewport()
  await expect(header).toHaveAttribute('data-scrolled', 'true')
})

test('speed: what a visitor typed before the script came stays typed', async ({ page }) => {
  const release = await hold(page, entryScript)
  await page.goto('/kontak')
  const field = page.getByRole('main').locator('[name=message]')
  await field.fill('Minta penawaran timah')
  release()
  await isScripted(page)
  await expect(field).toHaveValue('Minta penawaran timah')
  await expect(field).toBeFocused()
})
