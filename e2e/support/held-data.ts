import type { Page } from '@playwright/test'

/** A line on which the data of a navigation stands still until it is let through. */
export async function holdData(page: Page): Promise<{ release: () => void }> {
  let held = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await held.promise
    await route.continue()
  })
  return {
    /** Lets what waits through; the next navigation waits again. */
    release: () => {
      held.resolve()
      held = Promise.withResolvers<void>()
    },
  }
}
