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

/** Returns the policy violations that the browser's console reports from now on. */
function watchViolations(page: Page): string[] {
  const reported: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && text.includes('Content Security Policy')) reported.push(text)
  })
  return reported
}

for (const [name, address] of places) {
  test(`the policy of ${name}`, async ({ page }) => {
    await test.step(`policy: a script that is injected into ${name} does not run, and the console reports it`, async () => {
      await page.goto(address())
      const reported = watchViolations(page)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.title = "Dijalankan"'
        document.body.append(script)
      })
      await expect.poll(() => reported).toEqual([expect.stringContaining('inline script')])
      await expect(page).not.toHaveTitle('Dijalankan')
    })
    await test.step(`policy: ${name} ${name === 'the contact page' ? 'may' : 'may not'} frame the map`, async () => {
      await page.goto(address())
      const reported = watchViolations(page)
      const frame = () =>
        page.evaluate(() => {
          const frame = document.createElement('iframe')
          frame.src = 'https://www.google.com/maps?q=0,0&output=embed'
          document.body.append(frame)
        })
      if (name === 'the contact page') {
        const [request] = await Promise.all([page.waitForEvent('requestfailed'), frame()])
        expect(request.failure()?.errorText, 'asked for').toBe('net::ERR_NAME_NOT_RESOLVED')
        expect(reported).toEqual([])
      } else {
        await frame()
        await expect.poll(() => reported).toHaveLength(1)
      }
    })
  })
}
