import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { changeDocument, makeAccount, openAdmin, openAdminAs } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// The views of the inbox beside its list. Other journeys send messages too, so each journey here has its own colleague, to
// whom no other enquiries belong.

// Chromium prints each error response to its console.
test.use({ expectedConsole: [/status of 409/] })

type Enquiry = { id: number; name: string; company: string }

test('an enquiry that two people move at once loses nothing: the later one learns who was first', async ({
  page,
}) => {
  const sales = await makeSales()
  const enquiry = await sendEnquiry()
  await changeDocument(`messages/${enquiry.id}`, { status: 'read', assignedTo: sales.id })
  await openAdminAs(page, sales, 'inbox/board?mine=1', 'id')
  const card = getCard(page, enquiry.name)
  await expect(card).toContainText(enquiry.company)
  await changeDocument(`messages/${enquiry.id}`, { status: 'quoted', addNote: 'Ditelepon' })

  await move(card, 'Negosiasi')
  const report = page.getByRole('status').filter({ hasText: enquiry.name })
  await expect(report).toContainText(/sudah memindahkannya ke “Ditawarkan”/)
  await expect(report).toContainText('Kolom telah dimuat ulang.')
  const quoted = page.getByRole('list', { name: /^Ditawarkan/ })
  await expect(quoted.getByRole('heading', { name: enquiry.name })).toBeVisible()

  await move(getCard(page, enquiry.name), 'Negosiasi')
  await expect(report).toHaveText(`${enquiry.name} dipindahkan ke “Negosiasi”.`)
  const negotiating = page.getByRole('list', { name: /^Negosiasi/ })
  await expect(negotiating.getByRole('link', { name: enquiry.name })).toBeFocused()

  await negotiating.getByRole('link', { name: enquiry.name }).click()
  await expect(page.getByRole('region', { name: 'Catatan' })).toContainText('Ditelepon')
  await expect(page.locator('#field-status').getByText('Negosiasi', { exact: true })).toBeVisible()
})

test('the columns are moved through by the keyboard, pass axe, and fit a phone', async ({
  page,
}) => {
  const sales = await makeSales()
  const enquiry = await sendEnquiry()
  await changeDocument(`messages/${enquiry.id}`, { status: 'read', assignedTo: sales.id })
  await openAdminAs(page, sales, 'inbox/board?mine=1', 'en')
  expect(await violations(page, 'main')).toEqual([])
  await expect(async () => {
    await page.getByRole('combobox', { name: `Move ${enquiry.name} to` }).focus()
    await page.keyboard.type('Won')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('status').filter({ hasText: `${enquiry.name} is now in “Won”.` }),
    ).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page
    .getByRole('navigation', { name: 'Go to a stage' })
    .getByRole('link', { name: /Won/ })
    .click()
  await expect(page.getByRole('heading', { name: enquiry.name })).toBeInViewport()
  expect(await violations(page, 'main')).toEqual([])
})

test('the views of the inbox lead to each other', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page, 'collections/messages')
  const links = page.getByRole('navigation', { name: 'Tampilan pesan' })
  await links.getByRole('link', { name: 'Papan' }).click()
  await expect(page.getByRole('heading', { name: 'Pesan per tahap' })).toBeVisible()
  await links.getByRole('link', { name: 'Pelanggan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pelanggan' })).toBeVisible()
  await links.getByRole('link', { name: 'Statistik' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistik' })).toBeVisible()
  await links.getByRole('link', { name: 'Daftar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pesan' })).toBeVisible()
})

test('sales goes from an enquiry to its customer, with all that the customer asked for', async ({
  page,
}) => {
  const sales = await makeSales()
  const email = `${randomUUID()}@pembeli.example`
  const earlier = await sendEnquiry({ email })
  await changeDocument(`messages/${earlier.id}`, { status: 'won', addNote: 'Minta diskon' })
  // The same company as a colleague at another domain writes it.
  const company = `${earlier.company.replace('PT ', '')}, PT.`
  const enquiry = await sendEnquiry({
    enquiry: { company, country: 'Indonesia', items: [{ kind: 'coal', product: 'Energy 5800' }] },
    email: `${randomUUID()}@lain.example`,
  })
  const spam = await sendEnquiry({ email })
  await changeDocument(`messages/${spam.id}`, { status: 'spam' })

  await openAdminAs(page, sales, `collections/messages/${enquiry.id}`, 'id')
  await page.getByRole('link', { name: '1 permintaan lain dari pelanggan ini' }).click()
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  const enquiries = page.getByRole('table', { name: 'Permintaan' })
  await expect(enquiries.locator('tbody tr')).toHaveCount(2)
  await expect(enquiries.getByRole('row', { name: /Energy 5800/ })).toContainText(enquiry.name)
  await expect(enquiries.getByRole('row', { name: /Energy 4600/ })).toContainText('Menang')
  await expect(page.getByRole('region', { name: 'Catatan' })).toContainText('Minta diskon')
  expect(await violations(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('link', { name: 'Semua pelanggan' }).click()
  await page.getByRole('searchbox').fill(email)
  await page.getByRole('button', { name: 'Cari pelanggan' }).click()
  const rows = page.getByRole('main').getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows.locator('td').nth(1)).toHaveText('2')
  expect(await violations(page, 'main')).toEqual([])
  await rows.getByRole('link', { name: company }).click()
  await enquiries.getByRole('link', { name: /Energy 4600/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: earlier.name })).toBeVisible()
})

test('the figures are pictures with names, and tables', { tag: '@long' }, async ({ page }) => {
  await sendEnquiry()
  await openAdminAs(page, await makeSales(), 'inbox/figures', 'id')
  for (const name of ['Permintaan per bulan', 'Permintaan per tahap', 'Negara asal permintaan']) {
    const figure = page.getByRole('region', { name })
    await expect(figure.getByRole('img', { name })).toBeVisible()
    await figure.getByText('Sebagai tabel').click()
    await expect(figure.getByRole('table', { name })).toBeVisible()
  }
  const countries = page.getByRole('table', { name: 'Negara asal permintaan' })
  await expect(countries.getByRole('row', { name: /^Indonesia \d/ })).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('nobody reads a customer or figures without a session', async ({ page }) => {
  const enquiry = await sendEnquiry()
  for (const path of [`customer?message=${enquiry.id}`, `customers?search=a`, 'figures']) {
    const response = await page.request.get(`${process.env.JOURNEY_CONTENT}/admin/inbox/${path}`)
    const text = await response.text()
    expect(text).not.toContain(enquiry.company)
    expect(text).not.toContain('chart__column')
    await page.goto(`${process.env.JOURNEY_CONTENT}/admin/inbox/${path}`)
    await expect(page).toHaveURL(/\/admin\/login/)
  }
})

function getCard(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

/** Repeats the choice, because a choice before hydration is lost. */
async function move(card: Locator, stage: string): Promise<void> {
  const page = card.page()
  await expect(async () => {
    await card.getByRole('combobox').selectOption(stage, { timeout: 5_000 })
    const moved = page.waitForResponse(/\/move$/, { timeout: 5_000 })
    await Promise.all([moved, card.getByRole('button').click({ timeout: 5_000 })])
  }).toPass()
}

async function makeSales() {
  const email = `penjual-${randomUUID()}@contoh.example`
  const account = {
    name: 'Sinta',
    email,
    password: `sandi-${randomUUID()}`,
    role: 'sales',
  } as const
  const id = await makeAccount(account)
  return { ...account, id }
}

async function sendEnquiry(fields: object = {}): Promise<Enquiry> {
  const name = `Pembeli ${randomUUID().slice(0, 8)}`
  const company = `PT Pabrik ${randomUUID().slice(0, 8)}`
  const response = await fetch(`${process.env.JOURNEY_CONTENT}/api/send-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ name, email: `${randomUUID()}@pembeli.example`, message: 'Mohon penawaran.' },
      enquiry: { company, country: 'Indonesia', items: [{ kind: 'coal', product: 'Energy 4600' }] },
      ...fields,
    }),
  })
  expect(response.status).toBe(201)
  const { data }: { data: { id: number } } = await response.json()
  return { id: data.id, name, company }
}
