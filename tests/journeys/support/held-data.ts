import type { Page } from '@playwright/test'

/** A line on which the data of a navigation stands still until it is let through. */
export async function holdData(page: Page): Promise<{ release: () => Promise<void> }> {
  let asked = Promise.withResolvers<void>()
  let held = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  return {
    /** Lets through what the page asks for, which may be a moment after it says that it loads; the next one waits again. */
    release: async () => {
      await asked.promise
      held.resolve()
      asked = Promise.withResolvers()
      held = Promise.withResolvers()
    },
  }
}
