import type { Page } from '@playwright/test'

/**
 * Scrolls through the page until everything has appeared and its animations have ended. It stops where the header has a
 * background, because axe compares a transparent fixed element with whatever is behind it at that moment.
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
