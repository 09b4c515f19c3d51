import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { addressIn, expect, type Language, languages, open, test } from '../support/journey.ts'
import { messages } from '../support/messages.ts'

/** From wide to narrow, on one visit: a page must not need loading at the width at which it is read. */
const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

type Device = keyof typeof viewports

/** Every kind of page once, and the states of them that have an address. */
const routes = [
  '/',
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
  '/produk',
  '/produk/1',
  '/produk/batubara',
  '/produk/99999',
  '/alat',
  '/alat/1',
  '/alat/excavator',
  '/bisnis',
  '/lokasi-tambang',
  '/blog',
  '/blog?q=tidak+ada',
  '/blog/1',
  '/blog/99999',
  '/kontak',
  '/tidak-ada',
]

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/the server responded with a status of (404|503)/],
})

// Two scans and more of each page, whose pictures may be made for the first time meanwhile.
test.describe.configure({ timeout: 90_000 })

for (const language of languages) {
  for (const route of routes) {
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

/**
 * Scrolls through the page, so that everything has come into view. It ends where the header has a ground of its own:
 * axe judges a transparent fixed element by what lies in the page's middle.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 20, behavior: 'instant' })
  })
  await page.waitForFunction(
    () =>
      document.querySelector('header[data-scrolled="true"]') !== null &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  )
}
