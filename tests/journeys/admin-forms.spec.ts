import {
  changeDocument,
  getBody,
  openAdmin,
  openListed,
  readDocument,
  save,
  storeDocument,
} from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Chromium prints each failed request to its console.
test.use({
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Layanan tidak terjangkau|form|status of 40[13]/i,
  ],
})

const saveDraft = { name: 'Simpan Draf' }

async function storePage() {
  const title = `Halaman ${Date.now()}`
  const { id } = await storeDocument('pages', {
    title,
    slug: `h-${Date.now()}`,
    body: getBody('Isi.'),
    _status: 'published',
  })
  return { id, title, path: `collections/pages/${id}?locale=id` }
}

test('an editor returns to what is published, in every language', async ({ page }) => {
  const { id, title, path } = await storePage()
  const draft = { title: 'Draf', _status: 'draft' }
  await changeDocument(`pages/${id}?draft=true&locale=en`, draft)
  await changeDocument(`pages/${id}?draft=true&locale=id`, draft)
  await openAdmin(page, path)
  await page.locator('#action-revert-to-published').click()
  await page.getByRole('dialog').locator('#confirm-action').click()
  await expect(page.locator('#field-title')).toHaveValue(title)
  await expect(page.locator('.status__value')).toHaveText('Diterbitkan')
  expect(await readDocument(`pages/${id}?draft=true`)).toMatchObject({
    title,
    _status: 'published',
  })
  const english = await readDocument(`pages/${id}?draft=true&locale=en`)
  expect(english).not.toMatchObject({ title: 'Draf' })
  await page.locator('#field-title').fill(`${title} lagi`)
  await save(page)
})

test('a form can be saved again after an outage and after its session has ended', async ({
  page,
  context,
}) => {
  const { id, title, path } = await storePage()
  await openAdmin(page, path)
  await page.waitForLoadState('networkidle')
  const field = page.locator('#field-title')
  await context.setOffline(true)
  await field.fill(`${title} luring`)
  await page.getByRole('button', saveDraft).click()
  await expect(page.getByText('Layanan tidak terjangkau.')).toBeVisible()
  await context.setOffline(false)
  await save(page, { button: page.getByRole('button', saveDraft) })
  await expect(field).toBeEnabled()

  const cookies = await context.cookies()
  await context.clearCookies()
  await field.fill(`${title} akhir`)
  await save(page, { status: 403 })
  await expect(page.getByText('sesi Anda sudah berakhir')).toBeVisible()
  await expect(field).toHaveValue(`${title} akhir`)
  await context.addCookies(cookies)
  await save(page)
  await expect.poll(() => readDocument(`pages/${id}`)).toMatchObject({ title: `${title} akhir` })
})

test('the browser’s Back asks before it discards what was typed', async ({ page }) => {
  const { title } = await storePage()
  await openAdmin(page, `collections/pages?search=${title}`)
  await openListed(page, title)
  const address = page.url()
  await page.locator('#field-title').fill('Belum disimpan')
  const back = () => page.evaluate(() => history.back())
  const dialog = page.getByRole('dialog', { name: 'Tinggalkan tanpa menyimpan' })
  await expect(async () => {
    await back()
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Tetap di halaman ini' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Belum disimpan')
  expect(page.url()).toBe(address)
  await back()
  await dialog.getByRole('button', { name: 'Tinggalkan halaman' }).click()
  await page.waitForURL(/collections\/pages\?/)
})

test('a selection made while a search is under way ends with it', async ({ page }) => {
  await openAdmin(page, 'collections/products')
  const { promise: selected, resolve: release } = Promise.withResolvers<void>()
  await page.route(/search=Emas/, async (route) => {
    await selected
    await route.continue()
  })
  const search = page.getByRole('textbox', { name: /Cari/ })
  await expect(async () => {
    await search.fill('')
    const request = page.waitForRequest(/search=Emas/, { timeout: 5_000 })
    await search.fill('Emas')
    await request
  }).toPass()
  const selection = page.locator('.list-selection').first()
  await page.locator('#select-all').click()
  await expect(selection).toContainText('dipilih')
  release()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(selection).toBeHidden()
})
