import type { Page } from '@playwright/test'
import { startService, stopService, untilReady } from '../../scripts/services.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { violations } from './support/axe.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'

test.use({
  expectedConsole: [/React DevTools|\[vite\]/],
})

test('every layout piece in every state is accessible and fits its width', {
  tag: '@long',
}, async ({ page, otherHost }) => {
  // On the first visit a development server transforms the whole site.
  test.setTimeout(180_000)
  const site = startService('site', {
    port: await freePort(),
    output: 'keep',
    isDevelopment: true,
    env: { CONTENT_HOST: otherHost.content.origin },
  })
  await untilReady(site)
  for (const language of languages) {
    await open(page, site.origin + addressIn(language, '/-/components'))
    await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible()
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [name, overflow] of await overflows(page)) {
        expect(overflow, `${name}, ${width} px`).toBeLessThanOrEqual(0)
      }
      // Only this page has several breadcrumbs, which `landmark-unique` would report.
      if (width !== 768) expect(await violations(page, 'main', ['landmark-unique'])).toEqual([])
    }
  }
  // Leaves the page first: its pending requests would fail once the site is stopped.
  await page.goto('about:blank')
  await stopService(site)
})

/** By how many pixels each example is wider than its container. */
async function overflows(page: Page) {
  return page
    .locator('[data-example]')
    .evaluateAll((parts) =>
      parts.map(
        (part) =>
          [part.getAttribute('data-example') ?? '', part.scrollWidth - part.clientWidth] as const,
      ),
    )
}

test('a built site has no page of components', async ({ page }) => {
  const response = await page.request.get('/-/components')
  expect(response.status()).toBe(404)
})
