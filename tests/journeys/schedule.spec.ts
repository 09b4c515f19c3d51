import { changeDocument, openAdmin, readDocument, save, storeDocument } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// The browser is in New York, and every time is shown in Jakarta time. Nothing here ever appears on the site.

test('schedules a publication at a typed time, and shows it in the form and in the list', {
  tag: '@long',
}, async ({ page }) => {
  const title = `Terjadwal ${Date.now()}`
  const { id } = await storeDocument('blog-posts?draft=true', { title, body, _status: 'draft' })
  await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
  const schedule = page.getByRole('region', { name: 'Jadwal' })
  const plan = schedule.getByRole('button', { name: 'Jadwalkan publikasi' })
  await expect(plan).toBeDisabled()
  await schedule.getByLabel('Waktu di Jakarta').fill('2099-12-31T14:30')
  await plan.click()
  await expect(schedule).toContainText('Akan dipublikasikan 31 Des 2099, 14.30 WIB')

  await openAdmin(page, `collections/blog-posts?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('columnheader', { name: 'Terjadwal' })).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Akan dipublikasikan 31 Des 2099, 14.30 WIB')

  await openAdmin(page, `collections/blog-posts/${id}`)
  await schedule.getByRole('button', { name: 'Hapus jadwal' }).click()
  await expect(schedule).not.toContainText('Akan dipublikasikan')
})

test('says when a post with a future date will be shown, and shows it nowhere until then', {
  tag: '@long',
}, async ({ page }) => {
  const title = `Bertanggal ${Date.now()}`
  const publishedDate = '2099-12-31T07:30:00.000Z'
  const post = { title, body, publishedDate, _status: 'published' }
  const { id } = await storeDocument('blog-posts', post)
  await openAdmin(page, `collections/blog-posts?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Tampil di situs mulai 31 Des 2099, 14.30 WIB')
  const response = await page.request.get(`${process.env.JOURNEY_CONTENT}/api/blogs/${id}`)
  expect(response.status()).toBe(404)
})

test('keeps what is typed while a post is unpublished, and saves it afterwards', {
  tag: '@long',
}, async ({ page }) => {
  const post = { title: 'Semula', body, publishedDate: '2099-12-31T07:30:00.000Z' }
  const { id } = await storeDocument('blog-posts', { ...post, _status: 'published' })
  await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
  await expect(page.locator('#field-title')).toHaveValue('Semula')
  await page.locator('#field-title').fill('Diketik')
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-unpublish').click()
  await page.locator('#confirm-action').click()
  await expect.poll(() => readDocument(`blog-posts/${id}`)).toMatchObject({ _status: 'draft' })
  await expect(page.locator('#field-title')).toHaveValue('Diketik')
  await save(page, { button: page.getByRole('button', { name: 'Simpan Draf' }) })
  expect(await readDocument(`blog-posts/${id}`)).toMatchObject({ title: 'Diketik' })
})

test.describe('while a colleague saves', () => {
  test.use({ expectedConsole: [/status of 409/] })

  test('unpublishes nothing that somebody else has changed meanwhile', async ({ page }) => {
    const post = { title: 'Semula', body, publishedDate: '2099-12-31T07:30:00.000Z' }
    const { id } = await storeDocument('blog-posts', { ...post, _status: 'published' })
    await openAdmin(page, `collections/blog-posts/${id}?locale=id`)
    await expect(page.locator('#field-title')).toHaveValue('Semula')
    await changeDocument(`blog-posts/${id}`, { title: 'Judul rekan', _status: 'published' })
    await page.locator('.doc-controls__popup button').first().click()
    await page.locator('#action-unpublish').click()
    await page.locator('#confirm-action').click()
    const dialog = page.getByRole('dialog', { name: 'Dokumen ini telah disimpan oleh orang lain' })
    await expect(dialog).toContainText('Judul rekan')
    expect(await readDocument(`blog-posts/${id}`)).toMatchObject({ _status: 'published' })
  })
})

const words = { type: 'text', version: 1, text: 'Isi.', format: 0, mode: 'normal', style: '' }
const layout = { version: 1, format: '', indent: 0, direction: 'ltr' }
const paragraph = { type: 'paragraph', ...layout, textFormat: 0, children: [words] }
const body = { root: { type: 'root', ...layout, children: [paragraph] } }
