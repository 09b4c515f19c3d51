import type { Page } from '@playwright/test'
import {
  changeDocument,
  getBody,
  openAdmin,
  readDocument,
  save,
  storeDocument,
} from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Uses menu items, which are edited like other documents but not shown on the site.

// Chromium prints each error response to its console.
test.use({ expectedConsole: [/status of 409/] })

type MenuItem = { id: number; title: string; url: string; sortOrder: number }

const dialogHeading = 'Dokumen ini telah disimpan oleh orang lain'

test('shows both versions to the later of two editors, who saves over the other knowingly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await storeItem()
  await openItem(page, id)
  await page.locator('#field-title').fill('Judul saya')
  await changeDocument(`menu-items/${id}`, { title: 'Judul rekan' })
  await save(page, { status: 409 })
  const dialog = page.getByRole('dialog', { name: dialogHeading })
  await expect(dialog.getByRole('row', { name: /Judul/ })).toContainText('Judul saya')
  await expect(dialog.getByRole('row', { name: /Judul/ })).toContainText('Judul rekan')
  expect(await read(id)).toMatchObject({ title: 'Judul rekan' })
  await dialog.getByRole('button', { name: 'Salin' }).last().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Judul rekan')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('#field-title')).toHaveValue('Judul saya')
  await save(page, { status: 409 })
  await save(page, { button: dialog.getByRole('button', { name: 'Simpan versi saya' }) })
  await expect.poll(() => read(id)).toMatchObject({ title: 'Judul saya' })

  await page.locator('#field-title').fill('Judul saya, lagi')
  await save(page)
  await expect.poll(() => read(id)).toMatchObject({ title: 'Judul saya, lagi' })
})

test('shows both versions legibly on a phone', { tag: '@long' }, async ({ page }) => {
  const id = await storeItem()
  await page.setViewportSize({ width: 390, height: 844 })
  await openItem(page, id)
  await page.locator('#field-title').fill('Jadwal kapal bulan Desember dan pengumuman libur')
  await changeDocument(`menu-items/${id}`, { title: 'Judul rekan, '.repeat(6) })
  await save(page, { status: 409 })
  const values = page.getByRole('dialog', { name: dialogHeading }).locator('.version-table__value')
  await expect(values).toHaveCount(2)
  const widths = await values.evaluateAll((all) => all.map((one) => one.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(90)
})

test('combines both versions: the fields of each where only one was changed', async ({ page }) => {
  const id = await storeItem()
  await openItem(page, id)
  // The responses to the change and to the save arrive together; neither hides the other.
  const rejected = page.waitForResponse((response) => response.status() === 409)
  await page.route(`**/admin/collections/menu-items/${id}*`, async (route) => {
    if (route.request().method() === 'POST') await rejected
    await route.continue()
  })
  await page.locator('#field-title').fill('Judul saya')
  await changeDocument(`menu-items/${id}`, { sortOrder: 77 })
  await save(page, { status: 409 })
  const dialog = page.getByRole('dialog', { name: dialogHeading })
  await expect(dialog.getByRole('radio', { name: 'Versi Anda: Judul' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Versi tersimpan: Urutan' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Isi formulir sesuai pilihan' }).click()
  await expect(page.getByLabel('Urutan')).toHaveValue('77')
  await expect(page.locator('#field-title')).toHaveValue('Judul saya')
  await save(page)
  await expect.poll(() => read(id)).toMatchObject({ title: 'Judul saya', sortOrder: 77 })
})

test('copies the saved version into the form, in English too', { tag: '@long' }, async ({
  page,
}) => {
  const id = await storeItem()
  await openItem(page, id, 'en')
  await page.locator('#field-title').fill('Judul saya')
  await changeDocument(`menu-items/${id}`, { title: 'Judul rekan' })
  await save(page, { status: 409 })
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this document' })
  await dialog.getByRole('button', { name: 'Use the saved version' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Judul rekan')
  await page.locator('#field-title').fill('Judul bersama')
  await save(page)
  await expect.poll(() => read(id)).toMatchObject({ title: 'Judul bersama' })
})

test('counts two tabs of one editor as two editors', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const id = await storeItem()
  const other = await context.newPage()
  await openItem(page, id)
  await openItem(other, id)
  await page.locator('#field-title').fill('Tab pertama')
  // The form state in the service's response to a change would hide the rejection if it arrived just after it.
  const answered = other.waitForResponse((response) => response.request().method() === 'POST')
  await other.locator('#field-title').fill('Tab kedua')
  await answered
  await save(page)
  await expect.poll(() => read(id)).toMatchObject({ title: 'Tab pertama' })
  await save(other, { status: 409 })
  await expect(other.getByRole('dialog', { name: dialogHeading })).toContainText('Tab pertama')
  await expect(other.locator('#field-title')).toHaveValue('Tab kedua')
})

test('rejects a draft of a post that is older than the stored one, and publishes it over that knowingly', async ({
  page,
}) => {
  const draft = { title: 'Artikel berdua', _status: 'draft' }
  const { id } = await storeDocument('blog-posts?draft=true', { ...draft, body: getBody('Isi.') })
  await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
  await expect(page.locator('#field-title')).toHaveValue('Artikel berdua')
  await page.locator('#field-title').fill('Artikel saya')
  const theirs = { title: 'Artikel rekan', body: getBody('Isi rekan.'), _status: 'draft' }
  await changeDocument(`blog-posts/${id}?draft=true`, theirs)
  const saveDraft = page.getByRole('button', { name: 'Simpan Draf' })
  await save(page, { status: 409, button: saveDraft })
  const dialog = page.getByRole('dialog', { name: dialogHeading })
  await expect(dialog.getByRole('row', { name: /Isi artikel/ })).toContainText('Isi rekan.')
  await dialog.getByRole('button', { name: 'Isi formulir sesuai pilihan' }).click()
  await expect(page.locator('.ContentEditable__root')).toHaveText('Isi rekan.')
  await save(page, { button: saveDraft })
  await expect
    .poll(() => readDocument(`blog-posts/${id}`))
    .toMatchObject({ title: 'Artikel saya', _status: 'draft' })
})

async function storeItem(): Promise<number> {
  const data = { title: `Butir ${Date.now()}`, url: '/kontak', sortOrder: 900 }
  return (await storeDocument('menu-items', data)).id
}

async function openItem(page: Page, id: number, language: 'id' | 'en' = 'id') {
  await openAdmin(page, `collections/menu-items/${id}?locale=id`, language)
  await expect(page.getByLabel(language === 'id' ? 'Judul' : 'Title')).toHaveValue(/^Butir/)
}

function read(id: number) {
  return readDocument<MenuItem>(`menu-items/${id}`)
}
