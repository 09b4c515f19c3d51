import type { Page } from '@playwright/test'

/**
 * Tells a page that the browser waits for another document. There is none: while a document is pending, Chromium lets no
 * test look at the page that is left.
 */
export function startPending(page: Page, address: string): Promise<void> {
  return page.evaluate((url) => {
    const destination = { url: new URL(url, location.href).href, sameDocument: false }
    const event = { destination, navigationType: 'push', formData: null, downloadRequest: null }
    navigation.dispatchEvent(Object.assign(new Event('navigate'), event))
  }, address)
}

/** Tells the page that the browser no longer waits, as after the visitor has stopped it. */
export function stopPending(page: Page): Promise<void> {
  return page.evaluate(() => void navigation.dispatchEvent(new Event('navigateerror')))
}
