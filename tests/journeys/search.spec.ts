// cspell:ignore eksavator excavater
import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { startContentHost } from './support/content-host.ts'
import { respondAsFixture } from './support/fixture-company.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { startSite } from './support/site.ts'

const words = {
  id: { query: 'gar 4600', mistyped: 'eksavator', product: 'Batubara', path: '/produk/1' },
  en: { query: '4600 gar', mistyped: 'excavater', product: 'Silica', path: '/produk/2' },
} as const

function results(page: Page) {
  return page.getByRole('main').getByRole('list').getByRole('heading', { level: 3 })
}

for (const language of languages) {
  const text = messages[language]
  const word = words[language]

  for (const [device, width] of [
    ['a desktop', 1440],
    ['a phone', 390],
  ] as const) {
    test(`search: from the header on ${device} to a grade, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, addressIn(language, '/'))
      await page.getByRole('banner').getByRole('link', { name: text.nav_search }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nav_search)
      await page.getByRole('combobox').fill(word.query)
      await page.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(/\/cari\?q=/)
      await expect(results(page).first()).toContainText('4600')
      await expect(page.locator('mark').first()).toHaveText('4600')
      await results(page).first().getByRole('link').click()
      await expect(page).toHaveURL(/\/produk\/1\?mutu=/)
    })
  }

  test(`search: suggestions are chosen by keyboard, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/cari'))
    const field = page.getByRole('combobox', { name: text.search_label })
    const options = page.getByRole('listbox').getByRole('option')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially(word.product)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(options.first()).toContainText(word.product)
    expect(await violations(page)).toEqual([])
    await field.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', 'suggestion-0')
    await field.press('ArrowUp')
    await field.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await field.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue(word.product)
    await field.press('Backspace')
    await expect(options.first()).toContainText(word.product)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.product)
    expect(new URL(page.url()).pathname).toBe(addressIn(language, word.path))
  })

  test(`search: without script, with a typing error and without results, ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${process.env.JOURNEY_SITE}${addressIn(language, '/cari')}`)
    const field = page.getByRole('textbox', { name: text.search_label })
    await field.fill(`  ${word.mistyped} `)
    await page.getByRole('main').getByRole('button', { name: text.nav_search }).click()
    await expect(results(page).first()).toHaveText('Excavator')
    await expect(page.getByText(text.search_near)).toBeVisible()
    await field.fill('qqqqqq')
    await field.press('Enter')
    await expect(page.getByText(text.search_none_text)).toBeVisible()
    const ask = text.search_none_ask.replace('{query}', 'qqqqqq')
    await page.getByRole('main').getByRole('link', { name: ask }).click()
    await expect(page).toHaveURL(/\/kontak\?tentang=qqqqqq#contact-message$/)
    await context.close()
  })

  test(`search: its empty page leads to products and examples, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/cari'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: word.product, exact: false }).first()).toBeVisible()
    await expect(main.locator('a[href*="/produk/"]')).toHaveCount(6)
    await main.getByRole('link', { name: 'Excavator 20 t, EX-01' }).click()
    await expect(page).toHaveURL(/\/cari\?q=Excavator/)
    await expect(results(page).first()).toHaveText('Excavator 20 t, EX-01')
    await expect(page.getByRole('combobox')).toHaveValue('Excavator 20 t, EX-01')
    // When the visitor goes back, the field follows the address.
    await page.goBack()
    await expect(page.getByRole('combobox')).toHaveValue('')
  })
}

test('search: a document opens as its file, and a click chooses a suggestion', async ({ page }) => {
  await open(page, '/cari?q=CONTOH-COA-001')
  const first = results(page).first()
  await expect(first).toHaveText('Sertifikat analisis batubara')
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/files\/\d+\/.*\.pdf$/)
  await page.getByRole('combobox').fill('bulldozer crawler')
  await page.getByRole('option').filter({ hasText: 'BD-01' }).click()
  await expect(page).toHaveURL(/\/alat\/2\/unit\/\d+$/)
})

test('search: a visitor who saves data gets no suggestions, and can search', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const queries: string[] = []
  page.on('request', (request) => queries.push(request.url()))
  await open(page, '/cari')
  await page.getByRole('combobox').fill('batubara')
  await page.getByRole('combobox').press('Enter')
  await expect(results(page).first()).toHaveText('Batubara')
  expect(queries.filter((url) => url.includes('saran.json'))).toEqual([])
})

test.describe('while something fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('search: works without suggestions', async ({ page }) => {
    await page.route('**/saran.json*', (route) => route.abort())
    await open(page, '/cari')
    await page.getByRole('combobox').pressSequentially('timah')
    await page.getByRole('combobox').press('Enter')
    await expect(results(page).first()).toHaveText('Timah')
  })

  test('search: says that it is not available, and works after a retry', async ({ page }) => {
    // Uses its own host, because the site has already indexed the content of the other journeys' host.
    const host = await startContentHost()
    await using site = await startSite({ CONTENT_HOST: host.origin })
    const response = await page.goto(`${site.origin}/cari?q=tujuh`)
    expect(response?.status()).toBe(503)
    await expect(page.getByText(messages.id.search_failed)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await respondAsFixture(host)
    await page.getByRole('button', { name: messages.id.state_retry }).click()
    await expect(results(page).first()).toHaveText('Tujuh')
    // Leaves the page first, because pending requests would fail once the site is stopped.
    await page.goto('about:blank')
    await host.close()
  })
})
