import type { Page } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import {
  addressIn,
  expect,
  type Language,
  languages,
  open,
  test,
  waitUntilHydrated,
} from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** Where the keyboard goes on: at the start of a document with the link that skips to its content. */
async function expectAtStart(page: Page, language: Language): Promise<void> {
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messages[language].nav_skip })).toBeFocused()
}

for (const language of languages) {
  const text = messages[language]

  test(`navigation: a page arrived at begins at its start, with its title, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await test.step(`navigation: the first page, ${language}`, async () => {
      await open(page, addressIn(language, '/bisnis'))
      await expectAtStart(page, language)
    })
    await test.step(`navigation: a page that the keyboard chose, ${language}`, async () => {
      const navigation = page.getByRole('banner').getByRole('navigation').first()
      await navigation
        .getByRole('link', { name: pages['/lokasi-tambang'].name[language], exact: true })
        .press('Enter')
      await expect(heading(page)).toHaveText(pages['/lokasi-tambang'].name[language])
      await waitUntilHydrated(page)
      expect(await page.title()).toMatch(
        new RegExp(`^${pages['/lokasi-tambang'].name[language]} \\| `),
      )
      await expectAtStart(page, language)
    })
    await test.step(`navigation: a missing page, titled with the company, ${language}`, async () => {
      const company = { id: 'PT Uji Tambang', en: 'Uji Mining Ltd' }[language]
      const route = addressIn(language, '/produk/1')
      await open(page, otherHost.site.origin + addressIn(language, '/bisnis'))
      await otherHost.content.responses.set('/api/products', { body: { data: [] } })
      await otherHost.content.responses.set('/api/products/1', { status: 404, body: {} })
      await page.getByRole('contentinfo').locator(`a[href="${route}"]`).first().press('Enter')
      await expect(page).toHaveTitle(`${text.product_missing} | ${company}`)
      await waitUntilHydrated(page)
      await expectAtStart(page, language)
    })
  })
}

test.use({ expectedConsole: [/the server responded with a status of 404/] })

test('language: a switch loads the page in the new language at the place of the other', async ({
  page,
}) => {
  await open(page, '/bisnis')
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'English EN', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/bisnis$/)
  await expect(page.locator('html[lang=en]')).toHaveAttribute('data-scripted')
  expect(await page.title()).toMatch(new RegExp(`^${pages['/bisnis'].name.en} \\| `))
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  expect(documents()).toBe(1)
  await open(page, '/kontak')
  await open(page, '/en/bisnis')
  expect(await page.evaluate(() => window.scrollY), 'only the switch keeps the place').toBe(0)
})

test('navigation: the ways back and forward lead to the place that was left', async ({ page }) => {
  await open(page, '/blog')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  // Chromium stores the place a second after the last scrolling.
  await page.waitForTimeout(1500)
  await page.getByRole('banner').getByRole('link', { name: 'Beranda', exact: true }).press('Enter')
  await expect(page).toHaveURL(/[^g]\/$/)
  await waitUntilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(/[^g]\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('navigation: a link to a place on the page is left to the browser', async ({ page }) => {
  // With motion, the link moves while it is scrolled into view, and the click would miss it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/produk/batubara')
  const documents = countDocuments(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: pageTexts('/produk/{id}', 'id').button })
    .click()
  await expect(page).toHaveURL(/#kontak$/)
  await expect(page.locator('#kontak')).toBeFocused()
  await expect(page.locator('#kontak')).toBeInViewport()
  expect(await page.locator('#kontak').evaluate((place) => place.matches(':target'))).toBe(true)
  expect(documents()).toBe(0)
})

test('blog: searching keeps the focus in the field', async ({ page }) => {
  await open(page, '/blog')
  const documents = countDocuments(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('batubara')
  await expect(page).toHaveURL(/\?q=batubara$/)
  await expect(field).toBeFocused()
  expect(documents()).toBe(0)
})
