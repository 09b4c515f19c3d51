import type { Locator, Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { openAdmin, save, storeDocument } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Information for editors beyond the forms: where a document is used, where a link leads, which texts are missing.

const payloadContrast = ['color-contrast', 'region', 'landmark-unique', 'landmark-one-main']

function getDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name })
}

test('an editor finds a figure in its field, and a title in the other language, with the keyboard alone', async ({
  page,
}) => {
  await openAdmin(page, '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByRole('button', { name: 'Cari', exact: true }).press('Enter')
  const dialog = getDialog(page, 'Cari di seluruh admin')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('excavator')
  await expect(dialog.getByRole('link', { name: /^Excavator/ }).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText(/\d+ hasil/)
  await dialog.getByRole('textbox').fill('4.200')
  const sheets = dialog.getByRole('list', { name: 'Lembar spesifikasi' })
  await expect(
    sheets.getByRole('link', { name: /^Batubara.*Tabel spesifikasi.*4200/ }),
  ).toBeVisible()
  expect(await violations(page, 'dialog[open]', payloadContrast)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Cari', exact: true }).press('Enter')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('coal')
  await expect(dialog.getByRole('link', { name: /^Batubara/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/collections\/(products|sheets)\/\d+/)
})

test('an editor sees the other language beside each field, where a document is used, and only what it lacks', async ({
  page,
}) => {
  await openAdmin(page, 'collections/products/1?locale=id')
  await expect(page.locator('.other-language', { hasText: 'Inggris: Coal' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Terjemahan' })).toBeHidden()

  await openAdmin(page, 'collections/products')
  await expect(page.getByRole('columnheader', { name: 'Terjemahan' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Batubara/ })).not.toContainText('Inggris')

  await openAdmin(page, 'collections/sheets/1')
  const uses = page.getByRole('region', { name: 'Dipakai di' })
  await expect(uses.getByRole('link', { name: 'Produk “Batubara”' })).toBeVisible()
  await expect(uses).not.toContainText('boleh dihapus')
})

test('an editor chooses the page of a button, and is told of a broken link', async ({ page }) => {
  await openAdmin(page, 'globals/home-page?locale=id')
  const address = page.locator('#field-hero__buttonUrl')
  await page.getByRole('button', { name: 'Pilih halaman…' }).click()
  const dialog = getDialog(page, 'Pilih halaman situs')
  await expect(dialog.getByRole('button', { name: /^Beranda/ })).toBeVisible()
  await dialog.getByRole('textbox').fill('lembar emas')
  await expect(dialog.getByRole('status')).toHaveText('1 halaman')
  expect(await violations(page, 'dialog[open]', payloadContrast)).toEqual([])
  await dialog.getByRole('button', { name: /^Emas/ }).click()
  await expect(address).toHaveValue('/produk/emas')
  await expect(page.getByRole('button', { name: 'Pilih halaman…' })).toBeFocused()
  await expect(page.getByText('Menuju Lembar spesifikasi “Emas”.')).toBeVisible()
  await address.fill('/tidak-ada')
  await expect(page.getByText(/Tautan ini rusak/)).toBeVisible()
})

test('a broken link in an article is on the first page, with the list of that article', {
  tag: '@long',
}, async ({ page }) => {
  const title = `Tautan ${Date.now()}`
  const { id } = await storeDocument('blog-posts?draft=true', { title, body, _status: 'draft' })
  await openAdmin(page, '')
  const attention = page.getByRole('region', { name: 'Perlu perhatian' })
  const broken = attention.getByRole('listitem').filter({ hasText: 'Tautan rusak: Artikel blog' })
  await expect(broken).toContainText('/tidak-ada')
  await expect(attention.getByRole('link', { name: 'Draf: Artikel blog' })).toBeVisible()
  expect(await violations(page, '.overview', payloadContrast)).toEqual([])
  await broken.getByRole('link').click()
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible()

  await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
  const lacking = page.getByRole('region', { name: 'Terjemahan' }).getByRole('listitem')
  await expect(lacking).toHaveText('Inggris: 2 teks belum ada (Judul, Isi artikel)')
  // The paragraph receives the click, at the link's position.
  await page.locator('.ContentEditable__root a').first().click({ force: true })
  await page.locator('.link-edit').click()
  await expect(page.getByText(/Tautan ini rusak/)).toBeVisible()
  await page.getByRole('button', { name: 'Pilih halaman…' }).click()
  await getDialog(page, 'Pilih halaman situs')
    .getByRole('button', { name: /^Kontak/ })
    .click()
  await expect(page.locator('#field-url')).toHaveValue('/kontak')
})

test('the list of versions says who saved each', { tag: '@long' }, async ({ page }) => {
  const title = `Versi ${Date.now()}`
  const { id } = await storeDocument('blog-posts?draft=true', { title, body, _status: 'draft' })
  await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
  await page.locator('#field-title').fill(`${title} dua`)
  await save(page, { button: page.locator('#action-save-draft') })
  await openAdmin(page, `collections/blog-posts/${id}/versions`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.first()).toHaveText('DisimpanOlehStatus')
  await expect(rows).toHaveCount(3)
  const name = await rows.nth(1).getByRole('cell').nth(1).innerText()
  expect(name).not.toBe('–')
  await rows.nth(2).getByRole('link').click()
  await page.waitForURL(/\/versions\/\d+/)
})

test('a closed row has no fields until it is opened', async ({ page }) => {
  await openAdmin(page, 'collections/products/1')
  const use = page.locator('#field-grades__0__use')
  await expect(page.locator('#grades-row-0').getByText('Energi 4600')).toBeVisible()
  await expect(use).toHaveCount(0)
  await page.locator('#grades-row-0 .collapsible__toggle').first().click()
  await expect(use).toBeVisible()
})

test('a row that is added stays open', async ({ page }) => {
  await openAdmin(page, 'collections/products/create')
  await page.getByRole('button', { name: 'Tambah Mutu' }).click()
  await expect(page.locator('#grades-row-0').getByText('1', { exact: true })).toBeVisible()
  await expect(page.locator('#field-grades__0__name')).toBeVisible()
  await page.locator('#grades-row-0').getByRole('button', { name: 'Tambah Baris' }).click()
  await expect(page.locator('#grades-0-rows-row-0').getByText('1', { exact: true })).toBeVisible()
  await expect(page.locator('#field-grades__0__rows__0__parameter')).toBeVisible()
})

test('a row gets its fields that is added just before the service responds to the last change', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page, 'collections/products/create')
  await page.getByRole('button', { name: 'Tambah Mutu' }).click()
  const name = page.locator('#field-grades__0__name')
  await expect(name).toBeVisible()
  const gate = Promise.withResolvers<void>()
  await page.route('**/admin/collections/products/create*', async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  // Types again if Payload loses this change too, so soon after the response with the first row.
  await expect(async () => {
    const sent = page.waitForRequest((request) => request.method() === 'POST', { timeout: 3_000 })
    await name.fill(`Mutu ${Date.now()}`)
    await sent
  }).toPass({ timeout: 60_000 })
  await page.locator('#grades-row-0').getByRole('button', { name: 'Tambah Baris' }).click()
  gate.resolve()
  await expect(page.locator('#field-grades__0__rows__0__parameter')).toBeVisible()
})

const layout = { version: 1, format: '', indent: 0, direction: 'ltr' }
const text = { type: 'text', version: 1, text: 'tautan', format: 0, mode: 'normal', style: '' }
const fields = { linkType: 'custom', url: '/tidak-ada', newTab: false }
const link = { ...layout, type: 'link', version: 3, fields, children: [text] }
const body = {
  root: {
    ...layout,
    type: 'root',
    children: [{ ...layout, type: 'paragraph', children: [link] }],
  },
}
