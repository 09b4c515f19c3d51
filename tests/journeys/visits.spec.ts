import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { startCompany } from './support/company.ts'
import { control, fill, sendButton, waitAsATypist } from './support/contact-form.ts'
import { openAdminFor } from './support/editor.ts'
import { expect, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** A user agent without the word that identifies a headless browser. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const missing = 'molibdenum'

test('what visitors do is counted without a trace of them, and shown to editors as pictures', {
  tag: '@long',
}, async ({ page, browser }) => {
  test.slow()
  await using company = await startCompany()
  const visitors = (number: number) => getVisitor(browser, company.site.origin, number)

  await using first = await visitors(1)
  await open(first.page, '/')
  await first.page.goto('/produk', { referer: 'https://www.google.com/' })
  await expect(first.page.locator('html')).toHaveAttribute('data-scripted')
  // The page is counted once, whether or not the browser has prefetched it.
  await first.page.getByRole('main').getByRole('link', { name: 'Batubara' }).first().click()
  await expect(first.page).toHaveURL(/\/produk\/1$/)
  await expect(first.page.locator('html')).toHaveAttribute('data-scripted')
  await first.page.getByRole('banner').locator('a[href="/bisnis"]').first().press('Enter')
  await expect(first.page).toHaveURL(/\/bisnis$/)
  const table = await first.page.request.get('/produk/1/tabel.csv')
  expect(table.status()).toBe(200)
  await first.page.goto('/kontak', { referer: `${company.site.origin}/produk/1` })
  await expect(first.page.locator('html')).toHaveAttribute('data-scripted')
  await fill(first.page, 'id', { contact_name: 'Kim', contact_email: 'kim@pembeli.example' })
  await control(first.page, 'id', 'contact_message').fill('Batubara')
  await waitAsATypist(first.page)
  await sendButton(first.page, 'id').click()
  await expect(first.page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  expect(await first.page.context().cookies()).toEqual([])

  for (const number of [1, 2, 3]) {
    await using visitor = await visitors(number)
    await visitor.page.goto(`/cari?q=${number === 2 ? missing.toUpperCase() : missing}`)
    await visitor.page.goto(`/cari?q=nama ${number}`)
  }

  // The site sends the counts of the last minute when it stops.
  await company.site.stop()
  await openAdminFor(page, company, 'visits')
  await expect(page.getByRole('heading', { level: 1, name: 'Kunjungan' })).toBeVisible()
  for (const summary of await page.getByText('Sebagai tabel').all()) await summary.click()
  await expect(row(page, 'Halaman yang paling banyak dibuka', /^\/produk\/1 1 1 0$/)).toBeVisible()
  await expect(row(page, 'Halaman yang paling banyak dibuka', /^\/produk 1 1 0$/)).toBeVisible()
  await expect(row(page, 'Halaman dibuka per hari', / [1-9]\d*$/).first()).toBeVisible()
  await expect(row(page, 'Unduhan', /^\/produk\/1\/tabel\.csv 1 1 0$/)).toBeVisible()
  await expect(row(page, 'Asal kunjungan', /^Mesin pencari: google 1 1 0$/)).toBeVisible()
  await expect(
    row(page, 'Permintaan menurut asal kunjungan', /^Mesin pencari: google 1 1 0$/),
  ).toBeVisible()
  await expect(row(page, 'Halaman sebelum formulir kontak', /^\/produk\/1 1 1 0$/)).toBeVisible()
  await expect(row(page, 'Pencarian tanpa hasil', /^molibdenum 3 3 0$/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/nama \d|203\.0\.113/)
  await expect(page.getByRole('img', { name: 'Halaman dibuka per hari' })).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('link', { name: '12 bulan terakhir' }).click()
  await expect(page.getByRole('img', { name: 'Halaman dibuka per bulan' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh semua angka (CSV)' }).click()
  expect((await downloading).suggestedFilename()).toBe('visits.csv')
})

type Visitor = AsyncDisposable & { page: Page }

/** Opens a browser in another network, as the proxy in front of the site reports it. */
async function getVisitor(browser: Browser, baseURL: string, number: number): Promise<Visitor> {
  const options: BrowserContextOptions = {
    ...{ baseURL, userAgent },
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${number}` },
  }
  const context = await browser.newContext(options)
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() }
}

function row(page: Page, table: string, name: RegExp) {
  return page.getByRole('table', { name: table, exact: true }).getByRole('row', { name })
}
