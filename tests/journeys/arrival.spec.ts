import type { Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records what the page's live region announces from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    const textNow = () => document.querySelector('body > [aria-live="polite"]')?.textContent ?? ''
    let last = textNow()
    new MutationObserver(() => {
      const text = textNow()
      if (text !== '' && text !== last) announced.push(text)
      last = text
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () =>
    page.evaluate(() => (globalThis as typeof globalThis & { announced: string[] }).announced)
}

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

function outline(page: Page): Promise<string> {
  return heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)
}

for (const language of languages) {
  const text = messages[language]

  test(`navigation: what a page arrived at says, ${language}`, async ({ page, otherHost }) => {
    await test.step(`navigation: the first page neither takes the focus nor is announced, ${language}`, async () => {
      await open(page, addressIn(language, '/bisnis'))
      await expect(page.locator('body > [aria-live="polite"]')).toHaveText('')
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    })
    await test.step(`navigation: a page arrived at has the focus on its heading and is announced once, ${language}`, async () => {
      await open(page, addressIn(language, '/bisnis'))
      const announced = await listen(page)
      const navigation = page.getByRole('banner').getByRole('navigation').first()
      await navigation.getByRole('link', { name: text.nav_locations, exact: true }).press('Enter')
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText(text.nav_locations)
      const first = await page.title()
      expect(first.startsWith(`${text.nav_locations} | `)).toBe(true)

      await navigation.getByRole('link', { name: text.nav_blog, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toBeFocused()
      await expect(heading(page)).toHaveText(text.nav_blog)
      expect(await outline(page), 'a ring for who uses the keyboard').toBe('solid')
      await expect.poll(announced).toEqual([first, await page.title()])
    })
    await test.step(`navigation: a missing page arrived at is titled with the company, focused and announced, ${language}`, async () => {
      const company = { id: 'PT Uji Tambang', en: 'Uji Mining Ltd' }[language]
      const route = addressIn(language, '/produk/1')
      await open(page, otherHost.site.origin + addressIn(language, '/bisnis'))
      const announced = await listen(page)
      await otherHost.content.responses.set('/api/products', { body: { data: [] } })
      await otherHost.content.responses.set('/api/products/1', { status: 404, body: {} })
      await page.getByRole('contentinfo').locator(`a[href="${route}"]`).first().press('Enter')
      await expect(page).toHaveTitle(`${text.product_missing} | ${company}`)
      await expect(heading(page)).toBeFocused()
      await expect.poll(announced).toEqual([`${text.product_missing} | ${company}`])
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
  expect(await page.title()).toMatch(new RegExp(`^${messages.en.nav_business} \\| `))
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  expect(documents()).toBe(1)
  await open(page, '/kontak')
  await open(page, '/en/bisnis')
  expect(await page.evaluate(() => window.scrollY), 'only the switch keeps the place').toBe(0)
})

test('navigation: the ways back and forward lead to the heading and to the place that was left', async ({
  page,
}) => {
  await open(page, '/blog')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: 'Beranda', exact: true }).press('Enter')
  await expect(heading(page)).toBeFocused()
  const announced = await listen(page)
  const home = await page.title()
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  const blog = await page.title()
  await page.goForward()
  await expect(page).toHaveURL(/[^g]\/$/)
  await expect(heading(page)).toBeFocused()
  await expect.poll(announced).toEqual([blog, home])
})

test('navigation: a link to a place on the page is left to the browser', async ({ page }) => {
  // With motion, the link moves while it is scrolled into view, and the click would miss it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/produk/batubara')
  const announced = await listen(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: pageTexts('/produk/{id}', 'id').button })
    .click()
  await expect(page).toHaveURL(/#kontak$/)
  await expect(page.locator('#kontak')).toBeFocused()
  await expect(page.locator('#kontak')).toBeInViewport()
  expect(await page.locator('#kontak').evaluate((place) => place.matches(':target'))).toBe(true)
  expect(await announced()).toEqual([])
})

test('blog: searching keeps the focus in the field', async ({ page }) => {
  await open(page, '/blog')
  const announced = await listen(page)
  const field = page.getByRole('searchbox')
  await field.pressSequentially('batubara')
  await expect(page).toHaveURL(/\?q=batubara$/)
  await expect(field).toBeFocused()
  expect(await announced()).toEqual([])
})
