import type { Page, Route } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { startHaltingProxy } from './support/halting-proxy.ts'
import { expect, open, test, waitUntilHydrated } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// In the headless shell the pointer is over the page, which counts it as a first interaction.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

const pageScript = /\/assets\/\w+-page-.*\.js$/

/** Holds requests back in the browser, where no server limit ends them; returns a function that releases them. */
async function hold(page: Page, url: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(url, async (route: Route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

test('speed: a page to read fetches one script, and nothing from elsewhere', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([expect.stringMatching(pageScript)])
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([])
})

test('speed: on a phone the pictures below leave the line to the first ones', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Holds the pictures back during the journey.
  await page.route(/\/assets\/app-.*\.css$/, async (route) => {
    const response = await route.fetch()
    const styles = await response.text()
    await route.fulfill({ response, body: `${styles}img{animation-play-state:paused!important}` })
  })
  await hold(page, pageScript)
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\/(media|pictures)\//.test(request.url()))
      pictures.push(request.url())
  })
  await page.goto('/produk', { waitUntil: 'commit' })
  await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  expect(pictures).toHaveLength(await page.locator('main img[loading=eager]').count())
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect.poll(() => pictures.length).toBeGreaterThan(1)
})

test('speed: the script does not wait for pictures', async ({ page }) => {
  const release = await hold(page, /\/(media|pictures)\//)
  await page.goto('/tentang-kami/galeri', { waitUntil: 'commit' })
  await waitUntilHydrated(page)
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  release()
})

test('speed: what a visitor does while the page is still arriving is not lost', async ({
  page,
  baseURL,
}) => {
  const proxy = await startHaltingProxy(String(baseURL), /<footer/)
  await page.goto(`${proxy.origin}/kontak`, { waitUntil: 'commit' })
  const field = page.getByRole('main').locator('[name=message]')
  await field.fill('Minta penawaran timah')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  proxy.release()
  await waitUntilHydrated(page)
  await expect(field).toHaveValue('Minta penawaran timah')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await proxy.close()
})

test('speed: what a visitor did before the script came stays done', async ({ page }) => {
  const release = await hold(page, pageScript)
  await page.goto('/', { waitUntil: 'commit' })
  const faqItems = page.getByRole('main').locator('details')
  await faqItems.nth(1).locator('summary').click()
  await page.getByRole('banner').getByText(pages['/produk'].name.id, { exact: true }).click()
  const group = page.getByRole('banner').locator('details[open]')
  await expect(group).toHaveCount(1)
  release()
  await waitUntilHydrated(page)
  await expect(faqItems.nth(1)).toHaveAttribute('open', '')
  await expect(faqItems.nth(0)).not.toHaveAttribute('open')
  await expect(group).toHaveCount(1)
})

test('speed: until the script comes the header stays with the dark top that it can be read on', {
  tag: '@long',
}, async ({ page }) => {
  const release = await hold(page, pageScript)
  await page.goto('/', { waitUntil: 'commit' })
  const header = page.getByRole('banner')
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => window.scrollTo(0, 1200))
  await expect(header).not.toBeInViewport()
  release()
  await waitUntilHydrated(page)
  await expect(header).toBeInViewport()
  await expect(header).toHaveAttribute('data-scrolled', 'true')
})

test('speed: what a visitor typed before the script came stays typed', async ({ page }) => {
  const release = await hold(page, pageScript)
  await page.goto('/kontak', { waitUntil: 'commit' })
  const field = page.getByRole('main').locator('[name=message]')
  await field.fill('Minta penawaran timah')
  release()
  await waitUntilHydrated(page)
  await expect(field).toHaveValue('Minta penawaran timah')
  await expect(field).toBeFocused()
})
