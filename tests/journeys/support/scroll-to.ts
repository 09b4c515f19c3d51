import { expect, type Locator, type Page } from '@playwright/test'

/** Scrolls down a form until a field exists, because the admin renders distant fields only then. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    const isThere = (await target.count()) > 0
    if (!isThere) await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
    expect(isThere).toBe(true)
  }).toPass({ intervals: [300], timeout: 30_000 })
  await target.first().scrollIntoViewIfNeeded()
}
