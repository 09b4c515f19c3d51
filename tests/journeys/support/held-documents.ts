import type { Page } from '@playwright/test'

/** Holds back the documents of navigations until `release`. Meanwhile the browser answers no questions about the page. */
export async function delayDocuments(page: Page): Promise<{ release: () => Promise<void> }> {
  const request = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    request.resolve()
    await gate.promise
    await route.continue()
  })
  return {
    release: async () => {
      await request.promise
      gate.resolve()
    },
  }
}
