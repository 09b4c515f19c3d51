import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

// Every journey fails on what a page's policy stops, because the browser says so on its console. Here it must.

test.use({ expectedConsole: [/Content Security Policy/] })

const places = [
  ['the site', () => `${process.env.JOURNEY_SITE}/`],
  ['the contact page', () => `${process.env.JOURNEY_SITE}/kontak`],
  ['the admin', () => `${process.env.JOURNEY_CONTENT}/admin/login`],
] as const

/** What the browser's console says of the policy while something is done. */
async function violationsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await act()
  // What is said of the frame comes after this at the latest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return said.filter((text) => text.includes('Content Security Policy'))
}

for (const [name, address] of places) {
  test(`the policy of ${name}`, async ({ page }) => {
    await test.step(`8 policy: a script that came into ${name} from elsewhere does not run, and the console says so`, async () => {
      await page.goto(address())
      const said = await violationsDuring(page, () =>
        page.evaluate(() => {
          const script = document.createElement('script')
          script.textContent = 'document.title = "Dijalankan"'
          document.body.append(script)
        }),
      )
      expect(said).toEqual([expect.stringContaining('inline script')])
      await expect(page).not.toHaveTitle('Dijalankan')
    })
    await test.step(`8 policy: ${name} ${name === 'the contact page' ? 'may' : 'may not'} frame the map`, async () => {
      await page.goto(address())
      const said = await violationsDuring(page, () =>
        page.evaluate(() => {
          const frame = document.createElement('iframe')
          frame.src = 'https://www.google.com/maps?q=0,0&output=embed'
          document.body.append(frame)
        }),
      )
      expect(said).toHaveLength(name === 'the contact page' ? 0 : 1)
    })
  })
}
