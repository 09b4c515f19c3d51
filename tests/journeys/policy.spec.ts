import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

// Every journey fails when a page violates its Content-Security-Policy, because the browser reports it on the console.
// This journey proves that the browser does.

test.use({ expectedConsole: [/Content Security Policy/] })

const places = [
  ['the site', () => `${process.env.JOURNEY_SITE}/`],
  ['the contact page', () => `${process.env.JOURNEY_SITE}/kontak`],
  ['the admin', () => `${process.env.JOURNEY_CONTENT}/admin/login`],
] as const

/** Returns the policy violations on the browser's console during `act`. */
async function violationsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const reported: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') reported.push(message.text())
  })
  await act()
  // A frame's violation is reported with a delay.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return reported.filter((text) => text.includes('Content Security Policy'))
}

for (const [name, address] of places) {
  test(`the policy of ${name}`, async ({ page }) => {
    await test.step(`policy: a script that is injected into ${name} does not run, and the console reports it`, async () => {
      await page.goto(address())
      const reported = await violationsDuring(page, () =>
        page.evaluate(() => {
          const script = document.createElement('script')
          script.textContent = 'document.title = "Dijalankan"'
          document.body.append(script)
        }),
      )
      expect(reported).toEqual([expect.stringContaining('inline script')])
      await expect(page).not.toHaveTitle('Dijalankan')
    })
    await test.step(`policy: ${name} ${name === 'the contact page' ? 'may' : 'may not'} frame the map`, async () => {
      await page.goto(address())
      const reported = await violationsDuring(page, () =>
        page.evaluate(() => {
          const frame = document.createElement('iframe')
          frame.src = 'https://www.google.com/maps?q=0,0&output=embed'
          document.body.append(frame)
        }),
      )
      expect(reported).toHaveLength(name === 'the contact page' ? 0 : 1)
    })
  })
}
