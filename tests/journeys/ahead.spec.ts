import type { CDPSession, Page } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { withoutMouse } from './support/devtools.ts'
import { expect, test } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'

// The headless shell prefetches nothing. With a mouse a page would be prerendered (rendered-ahead.spec.ts).
const { args = [], ...browser } = launchOptions(findOrInstallBrowser())
test.use({ launchOptions: { ...browser, args: [...args, withoutMouse] } })

const route = '/lokasi-tambang'

/** Longer than a pointer must rest on a link before its page is prefetched. */
const restMs = 1000

function linkIn(page: Page) {
  return page.getByRole('banner').locator(`a[href="${route}"]`).first()
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
}

/** Returns the paths of the documents that are prefetched from now on. */
async function watchPrefetches(devtools: CDPSession): Promise<readonly string[]> {
  const paths: string[] = []
  devtools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname)
  })
  await devtools.send('Preload.enable')
  return paths
}

/** Returns how the browser obtained the document: `''` from the network. */
function delivery(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && 'deliveryType' in entry ? String(entry.deliveryType) : 'unknown'
  })
}

test('speed: without a mouse the document of a link is fetched when a pointer rests on it, and shown when it is chosen', async ({
  page,
  context,
}) => {
  await openHome(page)
  const fetched = await watchPrefetches(await context.newCDPSession(page))
  // Rests on the link again if the browser had not read the page's rules yet.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await linkIn(page).hover()
    await expect.poll(() => fetched, { timeout: 5_000 }).toEqual([route])
  }).toPass()
  await linkIn(page).click()
  await expect(page).toHaveURL((url) => url.pathname === route)
  expect(await delivery(page)).toBe('navigational-prefetch')
})

async function openAndRest(page: Page): Promise<void> {
  await page.clock.install()
  await openHome(page)
  await linkIn(page).hover()
  await page.clock.runFor(restMs)
}

test('speed: with Save-Data nothing is fetched ahead', async ({ context }) => {
  const saving = await context.newPage()
  const devtools = await context.newCDPSession(saving)
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await openAndRest(saving)
  expect(await saving.evaluate(() => 'ahead' in document.documentElement.dataset)).toBe(false)
  await expect(saving.locator('link[rel="prefetch"]')).toHaveCount(0)
  await linkIn(saving).click()
  await expect(saving).toHaveURL((url) => url.pathname === route)
})
