import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { faintTextOverPictures } from './support/faint-text.ts'
import { addressIn, expect, type Language, languages, open, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { messages } from './support/messages.ts'
import { misplacedParts } from './support/misplaced-parts.ts'
import { pageKinds, stateAddresses } from './support/page-kinds.ts'
import { scrollThrough } from './support/scroll-through.ts'

// For most visitors things move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const viewports = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 900 },
  tightest: { width: 1024, height: 900 },
  phone: { width: 390, height: 844 },
} as const

type Device = keyof typeof viewports

const narrowing = ['desktop', 'tightest', 'tablet', 'phone'] as const
const widening = ['phone', 'tablet', 'tightest', 'desktop'] as const

test.use({ expectedConsole: [/the server responded with a status of (404|503)/] })

for (const language of languages) {
  // The window is resized within one visit: a page must not depend on the width at which it was loaded. Indonesian
  // pages are loaded wide, English ones narrow.
  const devices = language === 'id' ? narrowing : widening

  for (const [index, route] of [...pageKinds, ...stateAddresses].entries()) {
    const address = addressIn(language, route)
    // Without `@long`, the home page runs in both languages, and every sixth address in one of them by turns.
    const isSample = route === '/' || index % 12 === (language === 'id' ? 0 : 6)
    const tag = isSample ? [] : ['@long']
    test(`2 routes: ${address} fits the window at every width, has no layout shift while it loads, is legible and passes axe`, {
      tag,
    }, async ({ page }) => {
      await watchLayoutShifts(page)
      await page.setViewportSize(viewports[devices[0]])
      await open(page, address)
      for (const device of devices) {
        await page.setViewportSize(viewports[device])
        if (device === 'desktop' || device === 'phone') {
          await scrollThrough(page)
          if (device === devices[0]) {
            expect.soft(await layoutShifts(page), 'moves while it loads').toEqual([])
          }
          expect.soft(await violations(page), `axe, ${device}`).toEqual([])
        }
        if (device === 'tightest') {
          expect.soft(await faintTextOverPictures(page), 'words over pictures').toEqual([])
        }
        expect.soft(await misplacedParts(page), 'layout').toEqual([])
      }
    })

    test(`axe finds nothing in the menus of ${address}, wide and narrow`, {
      tag: route === '/' ? [] : ['@long'],
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, address)
      for (const device of ['desktop', 'phone'] as const) {
        await page.setViewportSize(viewports[device])
        await expectCleanMenus(page, language, device)
      }
    })
  }

  test(`axe finds nothing on the failing contact form, ${language}, wide and narrow`, async ({
    page,
  }) => {
    const text = messages[language]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, addressIn(language, '/kontak'))
    await page.getByRole('main').getByRole('button', { name: text.contact_send }).click()
    await expect(page.getByText(text.contact_name_missing)).toBeVisible()
    for (const device of ['desktop', 'phone'] as const) {
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
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await otherHost.content.responses.replaceAll({})
    for (const [route, error] of [
      ['/', 'Failed to fetch home data'],
      ['/tentang-kami/galeri', 'Failed to fetch galleries'],
      ['/blog/1', messages[language].blog_failed],
    ] as const) {
      await page.goto(otherHost.site.origin + addressIn(language, route))
      await expect(page.getByText(error).first()).toBeVisible()
      for (const device of ['desktop', 'phone'] as const) {
        await page.setViewportSize(viewports[device])
        expect(await violations(page), `${route} ${device}`).toEqual([])
        expect(await overflow(page), `${route} ${device}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

/** Opens one menu after the other, and closes the last one. */
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
