import type { Page } from '@playwright/test'

/** Holds back the data of navigations until `release`. */
export async function delayData(page: Page): Promise<{ release: () => Promise<void> }> {
  let asked = Promise.withResolvers<void>()
  let held = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  return {
    /** Waits until the data is requested and releases it; the next navigation is held back again. */
    release: async () => {
      await asked.promise
      held.resolve()
      asked = Promise.withResolvers()
      held = Promise.withResolvers()
    },
  }
}
