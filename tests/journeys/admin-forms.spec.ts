import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import {
  changeDocument,
  getBody,
  makeAccount,
  openAdmin,
  openAdminAs,
  openListed,
  readDocument,
  save,
  storeDocument,
} from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Chromium prints each failed request to its console.
test.use({
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Layanan tidak terjangkau|cannot be reached|form|status of 40[139]/i,
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
  await expect(page.locator('.status__value')).toHaveText('Dipublikasikan')
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
  // The text editor is fetched once the form runs: offline it would not arrive.
  await expect(page.locator('.ContentEditable__root')).toBeVisible()
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

test('what was not saved is offered after Back, a reload and a colleague’s save, until it is saved', async ({
  page,
}) => {
  const { id, title } = await storePage()
  await openAdmin(page, `collections/pages?search=${title}`)
  await openListed(page, title)
  const field = page.locator('#field-title')
  const offer = page.getByRole('dialog', { name: 'Isian yang belum disimpan' })
  await field.fill('Belum disimpan')
  await page.goBack()
  await page.waitForURL(/collections\/pages\?/)
  await openListed(page, title)
  await expect(offer).toContainText('Judul')
  await expect(offer).not.toContainText('disimpan lagi')
  expect(await violations(page)).toEqual([])

  await changeDocument(`pages/${id}`, { seo: { title: 'Dari rekan' } })
  await page.reload()
  await expect(offer).toContainText('Judul')
  await expect(offer).not.toContainText('disimpan lagi')

  await changeDocument(`pages/${id}`, { title: `${title} rekan` })
  await page.reload()
  await expect(offer).toContainText('telah disimpan lagi setelah itu')
  await offer.getByRole('button', { name: 'Pulihkan ke formulir' }).click()
  await expect(field).toHaveValue('Belum disimpan')
  await save(page, { status: 409 })
  const conflict = page.getByRole('dialog', { name: 'Dokumen ini telah disimpan oleh orang lain' })
  await expect(conflict).toContainText(`${title} rekan`)
  await save(page, { button: conflict.getByRole('button', { name: 'Publikasikan versi saya' }) })
  await expect.poll(() => readDocument(`pages/${id}`)).toMatchObject({ title: 'Belum disimpan' })
  await expect.poll(() => listInputs(page)).toEqual([])
})

test('what was typed offline is offered after a crash and an expired session, to the same account alone', async ({
  page,
  context,
}) => {
  const { path } = await storePage()
  const other = await makeColleague()
  await openAdmin(page, path, 'en')
  await context.setOffline(true)
  await page.locator('#field-title').fill('Typed offline')
  await expect.poll(() => listInputs(page)).toHaveLength(1)
  await page.close()
  await context.setOffline(false)
  await context.clearCookies()

  const next = await context.newPage()
  const offer = next.getByRole('dialog', { name: 'Unsaved text' })
  await openAdminAs(next, other, path, 'en')
  await expect(next.locator('#field-title')).toHaveValue(/^Halaman/)
  await expect(offer).toBeHidden()
  await openAdmin(next, path, 'en')
  await expect(offer).toContainText('Title')
  await offer.getByRole('button', { name: 'Discard my text' }).click()
  await expect(offer).toBeHidden()
  expect(await listInputs(next)).toEqual([])
})

test('a browser that stores nothing is reported once, and the form works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const { id, path } = await storePage()
  await openAdmin(page, path)
  const report = page.getByText('Browser ini tidak dapat mengingat isian Anda')
  await page.locator('#field-title').fill('Satu')
  await expect(report).toBeVisible()
  await page.locator('#field-title').fill('Dua')
  await save(page)
  await expect.poll(() => readDocument(`pages/${id}`)).toMatchObject({ title: 'Dua' })
  expect(await report.count()).toBeLessThan(2)
})

/** Returns the places of unsaved input in the browser's storage. */
function listInputs(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('niaga-input')),
  )
}

async function makeColleague() {
  const account = {
    email: `rekan-${Date.now()}@contoh.example`,
    password: 'kapal muat di Samarinda',
  }
  await makeAccount({ ...account, name: 'Rekan', role: 'editor' })
  return account
}

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
