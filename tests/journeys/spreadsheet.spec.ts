import type { Locator, Page } from '@playwright/test'
import { openAdminFor } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Uses the services shared by editing journeys, because other journeys compare the names of products.

test.setTimeout(240_000)
test.use({ expectedConsole: [/the server responded with a status of 400/] })

test('an editor changes products and grades in spreadsheets, checked before it is written', {
  tag: '@long',
}, async ({ page, editedCompany }) => {
  const { site } = editedCompany
  await openAdminFor(page, editedCompany, 'collections/products')
  const links = page.getByRole('navigation', { name: 'Ekspor dan impor' })
  const csv = await downloaded(page, links.getByRole('link', { name: 'Unduh CSV' }))
  expect(csv).toContain('Nama (Indonesia)')
  await links.getByRole('link', { name: 'Impor dari Excel atau CSV' }).click()
  await expect(page.getByRole('heading', { name: 'Ekspor dan impor' })).toBeVisible()

  await upload(page, csv.replace(/^1,Batubara,/m, '1,=Batubara,'))
  await expect(page.getByText('Sel B2 berisi rumus.', { exact: false })).toBeVisible()

  const changed = csv
    .replace(/^3,Emas,Gold,/m, '3,Emas Murni,Fine Gold,')
    .replace(/^2,Silika,/m, '2,,')
  expect(changed).not.toBe(csv)
  await upload(page, changed)
  await expect(page.getByText('1 berubah, 0 baru, 4 sama, 1 salah')).toBeVisible()
  const row = page.getByRole('row', { name: /^4 Emas/ })
  await expect(row.getByRole('listitem')).toHaveText([
    'Nama (Indonesia): Emas → Emas Murni',
    'Nama (Inggris): Gold → Fine Gold',
  ])
  await expect(page.getByRole('row', { name: /^3 Silika/ })).toContainText('Salah')
  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  expect(await html('/produk')).not.toContain('Emas Murni')

  await page.getByRole('button', { name: 'Simpan 1 perubahan' }).click()
  await expect(page.getByText('1 baris disimpan.')).toBeVisible()
  await expect.poll(() => html('/produk')).toContain('Emas Murni')
  await expect.poll(() => html('/en/produk/3')).toContain('Fine Gold')

  await upload(page, changed.replace(/^2,,/m, '2,Silika,'))
  await expect(page.getByText('Tidak ada yang berubah.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Simpan/ })).toHaveCount(0)

  await openAdminFor(page, editedCompany, 'collections/products')
  await links.getByRole('link', { name: 'Mutu produk dalam Excel atau CSV' }).click()
  const lines = await downloaded(page, page.getByRole('link', { name: 'Unduh CSV' }))
  const ash = /^(1,.*,Kadar abu,Ash,,,)([\d.]+)(,.*)$/m
  await upload(page, lines.replace(ash, '$199$3'))
  await expect(page.getByText('0 berubah, 0 baru,', { exact: false })).toBeVisible()
  await expect(page.getByText('Nilai: 99 melewati batas tolak')).toBeVisible()

  await upload(page, lines.replace(ash, '$12.34$3'))
  await expect(page.getByText('1 berubah, 0 baru,', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Simpan 1 perubahan' }).click()
  await expect(page.getByText('1 baris disimpan.')).toBeVisible()
  await expect.poll(() => html('/produk/1')).toContain('2,34')
  await expect.poll(() => html('/en/produk/1')).toContain('2.34')
})

/** Returns the text of the file that a link downloads; the browser once failed to report that it had stored the file. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const headers = { origin: new URL(page.url()).origin }
  return await (await page.request.get(download.url(), { headers })).text()
}

async function upload(page: Page, csv: string): Promise<void> {
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.getByLabel('Pilih berkas').setInputFiles(file)
}
