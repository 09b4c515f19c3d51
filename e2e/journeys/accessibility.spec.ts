import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from '../support/journey.ts'
import { messages } from '../support/messages.ts'

const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every kind of page once. */
const routes = [
  '/',
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
  '/produk',
  '/produk/1',
  '/produk/batubara',
  '/alat',
  '/alat/1',
  '/alat/excavator',
  '/bisnis',
  '/lokasi-tambang',
  '/blog',
  '/blog/1',
  '/kontak',
]

/** What axe finds in a part of the page; the whole page takes it seconds. */
async function violations(page: Page, part = 'html') {
  // Axe judges what is fixed as if it stood over any part of the page; here it stands at the top.
  await page.getByRole('banner').evaluate((header) => {
    header.style.position = 'absolute'
  })
  // A frame that has not come into view yet is not the page's own content.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(rules)
    .exclude('iframe')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

async function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/**
 * Scrolls through the page, so that everything has risen into view, and waits until nothing moves any more. It ends
 * where the header has a ground of its own: axe judges a transparent fixed element by what lies in the page's middle.
 */
async function reveal(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
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

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(device, () => {
    test.use({ viewport, expectedConsole: [/the server responded with a status of 503/] })

    for (const language of languages) {
      for (const route of routes) {
        test(`axe finds nothing on ${addressIn(language, route)}, menus closed and open, ${device}`, async ({
          page,
        }) => {
          await open(page, addressIn(language, route))
          await reveal(page)
          expect(await violations(page)).toEqual([])
          expect(await overflow(page)).toBeLessThanOrEqual(0)
          const banner = page.getByRole('banner')
          const text = messages[language]
          if (device === 'phone') await banner.getByText(text.nav_menu, { exact: true }).click()
          for (const group of [text.nav_about, text.nav_products, text.nav_tools]) {
            await banner.getByText(group, { exact: true }).locator('visible=true').click()
            expect(await violations(page, 'header')).toEqual([])
          }
          expect(await overflow(page)).toBeLessThanOrEqual(0)
        })
      }

      test(`axe finds nothing on the failing contact form, ${language}, ${device}`, async ({
        page,
      }) => {
        await open(page, addressIn(language, '/kontak'))
        await reveal(page)
        await page
          .getByRole('main')
          .getByRole('button', { name: messages[language].contact_send })
          .click()
        await expect(page.getByText(messages[language].contact_name_missing)).toBeVisible()
        expect(await violations(page)).toEqual([])
      })

      test(`axe finds nothing on the error view, ${language}, ${device}`, async ({
        page,
        otherHost,
      }) => {
        otherHost.content.answers.clear()
        await page.goto(otherHost.site.origin + addressIn(language, '/'))
        await expect(page.getByText('Failed to fetch home data')).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      })
    }
  })
}
