import type { Page } from '@playwright/test'

/**
 * Makes a page behave as if the browser waited for another document. A real wait could not be tested: Chromium does not
 * let a test inspect the page meanwhile.
 */
export function startPending(page: Page, address: string): Promise<void> {
  return page.evaluate((url) => {
    const destination = { url: new URL(url, location.href).href, sameDocument: false }
    const event = { destination, navigationType: 'push', formData: null, downloadRequest: null }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event))
  }, address)
}

/** Ends the wait, as when the visitor stops it. */
export function stopPending(page: Page): Promise<void> {
  return page.evaluate(() => void navigation.dispatchEvent(new Event('navigateerror')))
}
