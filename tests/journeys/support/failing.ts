import type { Page } from '@playwright/test'
import { object, type StubResponse } from './content-host.ts'
import { expect, type Language, type OtherHost } from './journey.ts'
import { messages } from './messages.ts'

type Failing = {
  /** The request that fails, by its path on the content host. */
  call: string
  /** The page that needs the request. */
  address: string
  /** The specification's text for the failure (section 8). */
  text: string
  language: Language
  /** The heading above the text, if it differs from the usual one. */
  heading?: string
}

/** Expects a 503 that shows the error under a heading in the page's language, and a retry that succeeds. */
export async function expectFailureAndRetry(
  page: Page,
  { site, content }: OtherHost,
  { call, address, text, language, heading = messages[language].state_error_title }: Failing,
): Promise<void> {
  const good: StubResponse = content.responses.get(call) ?? object({})
  await content.responses.set(call, { status: 500, body: {} })
  const response = await page.goto(site.origin + address)
  expect(response?.status()).toBe(503)
  expect(response?.headers()['cache-control']).toContain('no-store')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await content.responses.set(call, good)
  // Located by role, because it is a link until the script replaces it with a button, and a click in between would be
  // lost.
  await main.getByRole('button', { name: messages[language].state_retry }).click()
  await expect(main.getByText(text, { exact: true })).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
}
