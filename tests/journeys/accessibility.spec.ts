import type { Page } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import { violations } from './support/axe.ts'
import { list } from './support/content-host.ts'
import { faintTextOverPictures } from './support/faint-text.ts'
import { post } from './support/fixture-pages.ts'
import { addressIn, expect, type Language, languages, open, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { messages } from './support/messages.ts'
import { misplacedParts } from './support/misplaced-parts.ts'
import { pageKinds, stateAddresses } from './support/page-kinds.ts'
import { startPending } from './support/pending-navigation.ts'
import { scrollThrough } from './support/scroll-through.ts'

// Most visitors see motion.
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
    // Without `@long`, the home page runs in both languages, and every sixth address in one of them, alternately.
    const isSample = route === '/' || index % 12 === (language === 'id' ? 0 : 6)
    const tag = isSample ? [] : ['@long']
    test(`routes: ${address} fits the window at every width, has no layout shift while it loads, is legible and passes axe @R10`, {
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

  test(`axe finds nothing on error views, empty lists and a list of many pages, ${language}, wide and narrow`, async ({
    page,
    otherHost,
  }) => {
    const text = messages[language]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { responses } = otherHost.content
    const empty = ['/api/products', '/api/galleries', '/api/blogs', '/api/businesses']
    for (const call of empty) await responses.set(call, list([]))
    await expectCleanViews(page, language, otherHost.site.origin, [
      ['/produk', text.product_list_empty],
      ['/tentang-kami/galeri', text.gallery_empty],
      ['/blog', text.blog_empty],
    ])
    const many = Array.from({ length: 144 }, (_, index) => post(index + 1))
    await responses.set('/api/blogs', list(many))
    await expectCleanViews(page, language, otherHost.site.origin, [
      ['/blog?halaman=5', 'Artikel 49'],
    ])
    await responses.replaceAll({})
    await expectCleanViews(page, language, otherHost.site.origin, [
      ['/', 'Failed to fetch home data'],
      ['/tentang-kami/galeri', 'Failed to fetch galleries'],
      ['/produk', 'Failed to fetch product'],
      ['/blog/1', text.blog_failed],
    ])
  })

  test(`axe finds nothing on the loading view, ${language}, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, addressIn(language, '/'))
    await startPending(page, addressIn(language, '/produk'))
    const view = page.getByRole('main').getByRole('status')
    await expect(view.filter({ hasText: messages[language].state_loading })).toBeVisible()
    for (const device of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[device])
      expect(await violations(page, 'main'), device).toEqual([])
      expect(await overflow(page), device).toBeLessThanOrEqual(0)
    }
  })
}

/** Opens each address of the site, and checks it once its text is shown. */
async function expectCleanViews(
  page: Page,
  language: Language,
  site: string,
  views: readonly (readonly [route: string, text: string])[],
): Promise<void> {
  for (const [route, text] of views) {
    await page.goto(site + addressIn(language, route))
    await expect(page.getByText(text).first()).toBeVisible()
    for (const device of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[device])
      expect(await violations(page), `${route} ${device}`).toEqual([])
      expect(await overflow(page), `${route} ${device}`).toBeLessThanOrEqual(0)
    }
  }
}

/** Opens the menus one after another, and closes the last one. */
async function expectCleanMenus(page: Page, language: Language, device: Device): Promise<void> {
  const banner = page.getByRole('banner')
  const text = messages[language]
  if (device === 'phone') await banner.getByText(text.nav_menu, { exact: true }).click()
  const groups = [
    pages['/tentang-kami'].name[language],
    pages['/produk'].name[language],
    pages['/alat'].name[language],
  ].map((name) => banner.getByText(name, { exact: true }).locator('visible=true'))
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
