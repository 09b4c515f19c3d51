import { violations } from './support/axe.ts'
import { openAdmin, openListed, save, storeDocument } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Our own parts of the admin. Nothing here affects other journeys.

test('counts what the site shows of a text, and says so once the editor pauses', async ({
  page,
}) => {
  await openAdmin(page, 'collections/blog-posts/create')
  const count = 'Kartu di beranda: 66 / 60 karakter · terpotong setelah “…'
  await page.locator('#field-title').fill(`${'Kapal tongkang '.repeat(4)}batuba`)
  await expect(page.getByText(count).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: count })).toBeAttached()
  await page.locator('[contenteditable=true]').first().click()
  await page.keyboard.insertText('Kapal pertama bersandar '.repeat(7))
  await expect(page.getByText('Kutipan di beranda: 167 / 200 karakter').first()).toBeVisible()
  await expect(page.getByText('Mesin pencari: 167 / 160 karakter').first()).toBeVisible()
})

test('counts in English for editors who read English', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page, 'collections/products/create', 'en')
  await page.locator('#field-description').fill('Thermal coal, for power stations. '.repeat(4))
  await expect(page.getByText('Menu: Thermal coal', { exact: true })).toBeVisible()
  await expect(page.getByText('Search engines: 135 / 160 characters').first()).toBeVisible()
})

test('a new message is read once it is opened, and can be replied to from there', async ({
  page,
}) => {
  const name = `Pembeli ${Date.now()}`
  await sendMessage(name)
  await openAdmin(page, 'collections/messages')
  const filter = page.getByRole('navigation', { name: 'Saring menurut status' })
  await filter.getByRole('link', { name: 'Baru' }).click()
  await expect(filter.getByRole('link', { name: 'Baru' })).toHaveAttribute('aria-current', 'page')
  await expect(filter.getByRole('link', { name: 'Unduh Excel' })).toHaveAttribute(
    'href',
    /\?status=new$/,
  )
  await openListed(page, name)
  await page.getByRole('link', { name: 'Tulis jawaban' }).click()
  await expect(page.getByRole('link', { name: 'Balas lewat email' })).toHaveAttribute(
    'href',
    /^mailto:pembeli@pembeli\.example\?subject=/,
  )
  await expect(page.locator('#field-status').getByText('Dibaca', { exact: true })).toBeVisible()
  await openAdmin(page, `collections/messages?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name })).toContainText('Dibaca')
})

test('a note is added once, the field is empty again, and a reminder puts the message into today', async ({
  page,
}) => {
  const name = `Pembeli ${Date.now()}`
  await sendMessage(name)
  await openAdmin(page, `collections/messages?search=${encodeURIComponent(name)}`)
  const marked = Promise.withResolvers<void>()
  await page.route(/\/cms\/api\/messages\/\d+$/, async (route) => {
    await marked.promise
    await route.continue()
  })
  await openListed(page, name)
  const field = page.getByLabel('Tambah catatan')
  await field.fill('Ditelepon, minta sampel.')
  const button = page.locator('#action-save')
  const status = page.locator('#field-status')
  await status.getByRole('combobox').click()
  await page.locator('.rs__option').getByText('Ditawarkan', { exact: true }).click()
  await expect(button, 'while the message is being marked as read').toBeDisabled()
  marked.resolve()
  await expect(button).toBeEnabled()
  await expect(status.getByText('Ditawarkan', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Pulihkan ke formulir' }).click()
  await expect(status.getByText('Ditawarkan', { exact: true })).toBeVisible()
  await save(page)
  await expect(field).toHaveValue('')
  const notes = page.getByRole('region', { name: 'Catatan' }).getByRole('listitem')
  await expect(notes).toHaveCount(1)
  await expect(notes).toContainText('Ditelepon, minta sampel.')

  const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  await page.locator('#field-followUpOn input').fill(day.format(new Date()))
  await page.keyboard.press('Enter')
  await save(page)
  await openAdmin(page, 'collections/messages')
  const today = page.getByRole('link', { name: 'Hari ini' })
  await today.click()
  await expect(today).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row', { name })).toBeVisible()
  expect(await violations(page, '.list-tools')).toEqual([])
})

test('no page is wider than a phone', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, heading] of [
    ['', /Pesan belum dibaca/],
    ['collections/blog-posts/1', /kadar air/],
    ['collections/messages', /Pesan/],
  ] as const) {
    await openAdmin(page, path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    // The layout may be unfinished on a busy machine.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBe(390)
  }
})

test('on a phone, a list leads to its drafts, and all that can be done with a ticked one is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await storeDocument('products?draft=true', { name: 'Draf baru', _status: 'draft' })
  await openAdmin(page, 'collections/products')
  await page.getByRole('link', { name: /^Draf \(/ }).click()
  const remove = page.getByRole('button', { name: 'Hapus', exact: true })
  await expect(async () => {
    const row = page.getByRole('row', { name: 'Draf baru' })
    await row.locator('.checkbox-input').click({ timeout: 5_000 })
    await expect(remove).toBeInViewport({ ratio: 1, timeout: 5_000 })
  }).toPass()
  await page.getByRole('link', { name: 'Draf baru' }).click()
  await expect(page.locator('#action-save')).toBeInViewport({ ratio: 1 })
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Batalkan' })).toBeVisible()
})

async function sendMessage(name: string): Promise<void> {
  const response = await fetch(`${process.env.JOURNEY_CONTENT}/api/send-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'pembeli@pembeli.example', message: 'Mohon penawaran.' }),
  })
  expect(response.status).toBe(201)
}
