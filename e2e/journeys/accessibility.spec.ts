import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { addressIn, expect, type Language, languages, open, test } from '../support/journey.ts'
import { messages } from '../support/messages.ts'
import { pageKinds, stateAddresses } from '../support/page-kinds.ts'
import { scrollThrough } from '../support/scroll-through.ts'

/** From wide to narrow, on one visit: a page must not need loading at the width at which it is read. */
const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

type Device = keyof typeof viewports

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/the server responded with a status of (404|503)/],
})

// Two scans and more of each page, whose pictures may be made for the first time meanwhile.
test.describe.configure({ timeout: 90_000 })

for (const language of languages) {
  for (const route of [...pageKinds, ...stateAddresses]) {
    test(`axe finds nothing on ${addressIn(language, route)}, menus closed and open, wide and narrow`, async ({
      page,
    }) => {
      await open(page, addressIn(language, route))
      for (const device of devices()) {
        await page.setViewportSize(viewports[device])
        await scrollThrough(page)
        expect(await violations(page), device).toEqual([])
        expect(await overflow(page), device).toBeLessThanOrEqual(0)
        await expectCleanMenus(page, language, device)
      }
    })
  }

  test(`axe finds nothing on the failing contact form, ${language}, wide and narrow`, async ({
    page,
  }) => {
    const text = messages[language]
    await open(page, addressIn(language, '/kontak'))
    await page.getByRole('main').getByRole('button', { name: text.contact_send }).click()
    await expect(page.getByText(text.contact_name_missing)).toBeVisible()
    for (const device of devices()) {
      await page.setViewportSize(viewports[device])
      await scrollThrough(page)
      expect(await violations(page), device).toEqual([])
      expect(await overflow(page), device).toBeLessThanOrEqual(0)
    }
  })

  test(`axe finds nothing on error views, ${language}, wide and narrow`, async ({
    page,
    otherHost,
  }) => {
    otherHost.content.answers.clear()
    for (const [route, error] of [
      ['/', 'Failed to fetch home data'],
      ['/tentang-kami/galeri', 'Failed to fetch galleries'],
      ['/blog/1', messages[language].blog_failed],
    ] as const) {
      await page.goto(otherHost.site.origin + addressIn(language, route))
      await expect(page.getByText(error).first()).toBeVisible()
      for (const device of devices()) {
        await page.setViewportSize(viewports[device])
        expect(await violations(page), `${route} ${device}`).toEqual([])
        expect(await overflow(page), `${route} ${device}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

function devices(): Device[] {
  return ['desktop', 'phone']
}

/** Opens one menu after the other, and closes the last again. */
async function expectCleanMenus(page: Page, language: Language, device: Device): Promise<void> {
  const banner = page.getByRole('banner')
  const text = messages[language]
  if (device === 'phone') await banner.getByText(text.nav_menu, { exact: true }).click()
  const groups = [text.nav_about, text.nav_products, text.nav_tools].map((name) =>
    banner.getByText(name, { exact: true }).locator('visible=true'),
  )
  for (const group of groups) {
    await group.click()
    expect(await violations(page, 'header'), device).toEqual([])
  }
  expect(await overflow(page), device).toBeLessThanOrEqual(0)
  await groups.at(-1)?.click()
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
