import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { changeDocument, makeAccount, openAdmin, openAdminAs } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// The views of the inbox beside its list. Other journeys send messages too, so each of these has a colleague of its own,
// whose enquiries only it knows.

// Chromium prints each error response on its console.
test.use({ expectedConsole: [/status of 409/] })

type Enquiry = { id: number; name: string; company: string }

test('an enquiry that two people move at once loses nothing: the later one learns who was first', async ({
  page,
}) => {
  const sales = await makeSales()
  const enquiry = await sendEnquiry()
  await changeDocument(`messages/${enquiry.id}`, { status: 'read', assignedTo: sales.id })
  await openAdminAs(page, sales, 'inbox/board?mine=1', 'id')
  const card = cardOf(page, enquiry.name)
  await expect(card).toContainText(enquiry.company)
  await changeDocument(`messages/${enquiry.id}`, { status: 'quoted', addNote: 'Ditelepon' })

  await move(card, 'Negosiasi')
  const report = page.getByRole('status').filter({ hasText: enquiry.name })
  await expect(report).toContainText(/sudah memindahkannya ke “Ditawarkan”/)
  await expect(report).toContainText('Kolom telah dimuat ulang.')
  const quoted = page.getByRole('list', { name: /^Ditawarkan/ })
  await expect(quoted.getByRole('heading', { name: enquiry.name })).toBeVisible()

  await move(cardOf(page, enquiry.name), 'Negosiasi')
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

test('the list and the columns lead to each other', async ({ page }) => {
  await openAdmin(page, 'collections/messages')
  const links = page.getByRole('navigation', { name: 'Tampilan pesan' })
  await links.getByRole('link', { name: 'Kolom' }).click()
  await expect(page.getByRole('heading', { name: 'Pesan per tahap' })).toBeVisible()
  await links.getByRole('link', { name: 'Daftar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pesan' })).toBeVisible()
})

function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
}

/** Repeated, because a choice before the page is hydrated is lost. */
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
