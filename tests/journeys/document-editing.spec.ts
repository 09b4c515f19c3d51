import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { smallWorkbook } from '../../content-service/src/testing/small-files.ts'
import { openAdminFor, save } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'

// Uses the services shared by editing journeys, because other journeys compare the pages of products.

test.setTimeout(240_000)
test.use({ expectedConsole: [/the server responded with a status of (400|404|413)/] })

const pdf = readFileSync(
  new URL('../../content-service/sample/documents/profil-perusahaan.pdf', import.meta.url),
)

const rejected = [
  ['data.xlsx', smallWorkbook({ 'xl/vbaProject.bin': 'x' }), /^Buku kerja ini berisi makro\./],
  ['halaman.pdf', Buffer.from('<!doctype html><p>Halo'), /^Berkas ini bukan PDF atau buku kerja/],
  ['besar.pdf', Buffer.concat([pdf, Buffer.alloc(21_000_000)]), /lebih besar dari 20 MB/],
] as const

test('an editor publishes a document of a product, and visitors download it', {
  tag: '@long',
}, async ({ page, editedCompany }) => {
  const { site, content } = editedCompany

  await openAdminFor(page, editedCompany, 'collections/documents/create?locale=id')
  await page.locator('#field-title').fill('Izin angkut')
  await choose(page, 'kind', 'Izin')
  await choose(page, 'products', 'Batubara')
  for (const [name, buffer, sentence] of rejected) {
    await chooseFile(page, name, buffer)
    await expect(async () => {
      await page.locator('#action-save').click()
      await expect(page.locator('.file-field .field-error')).toHaveText(sentence, {
        timeout: 5_000,
      })
    }).toPass()
    await page.locator('.file-field__remove').click()
  }
  await chooseFile(page, 'Izin Angkut.pdf', pdf)
  await save(page, { status: 201 })
  await expect(page).toHaveURL(/\/documents\/\d+/)
  const editing = page.url()

  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  for (const language of languages) {
    for (const route of ['/dokumen', '/produk/1']) {
      const path = addressIn(language, route)
      await expect.poll(() => html(path), path).toContain('Izin angkut')
      await page.goto(site.origin + path)
      // A product's page lists it both as evidence and as a document.
      const link = page.getByRole('main').getByRole('link', { name: 'Izin angkut' }).first()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe('izin-angkut.pdf')
      expect(readFileSync(await download.path()).equals(pdf)).toBe(true)
    }
  }
  const address = await page.getByRole('link', { name: 'Izin angkut' }).first().getAttribute('href')
  if (!address) throw new Error('The document has no address')
  const served = await page.request.get(site.origin + address, { headers: { Range: 'bytes=0-4' } })
  expect([served.status(), await served.text()]).toEqual([206, '%PDF-'])
  expect(served.headers()).toMatchObject({
    'content-disposition': 'attachment; filename="izin-angkut.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })

  await page.goto(editing)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.getByRole('button', { name: 'Konfirmasi', exact: true }).click()
  await page.waitForURL(/\/collections\/documents(\?|$)/)
  for (const origin of [site.origin, content.origin]) {
    expect((await page.request.get(origin + address)).status()).toBe(404)
  }
  await expect.poll(() => html('/produk/1')).not.toContain('Izin angkut')
})

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field}`).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream'
  await page.locator('.file-field input[type=file]').setInputFiles({ name, mimeType, buffer })
}
