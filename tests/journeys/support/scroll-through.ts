import type { Page } from '@playwright/test'

/**
 * Scrolls through the page, so that everything has come into view and come to rest. It ends where the header has a
 * ground of its own: axe judges a transparent fixed element by what lies in the page's middle.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 20, behavior: 'instant' })
  })
  await page.waitForFunction(() => document.querySelector('header[data-scrolled="true"]') !== null)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) animation.finish()
  })
}
