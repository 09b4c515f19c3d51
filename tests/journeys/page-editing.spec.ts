import type { Page } from '@playwright/test'
import { expectRejected, openAdminFor, save } from './support/editor.ts'
import { expect, test } from './support/journey.ts'
import { pageTexts } from './support/page-texts.ts'

// Uses the services shared by editing journeys, because other journeys compare the texts of pages.

test.setTimeout(240_000)
test.use({ expectedConsole: [/the server responded with a status of 400/] })

test('an editor changes a page, adds one, and leads an old address on', { tag: '@long' }, async ({
  page,
  editedCompany,
}) => {
  const { site } = editedCompany
  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  const shows = (path: string, text: string) =>
    expect.poll(() => html(path), { message: path }).toContain(text)
  const saveButton = page.locator('#action-save')

  await test.step('the texts of a page, in one language', async () => {
    const english = await html('/en/bisnis')
    await openAdminFor(page, editedCompany, 'collections/pages?locale=id')
    await page.getByRole('link', { name: 'Bisnis', exact: true }).click()
    await fill(page, { title: '', intro: 'Kami punya {alat} jenis alat.' })
    await expectRejected(page, saveButton, {
      title: 'Isian ini wajib diisi.',
      intro: /^\{alat\} tidak diisi oleh apa pun\. Angka yang ikut berubah:/,
    })
    await page
      .locator('.collapsible', { hasText: 'Mesin pencari dan pratinjau tautan' })
      .getByRole('button')
      .first()
      .click()
    await fill(page, {
      title: 'Usaha kami',
      intro: 'Kami punya {machines} jenis alat.',
      texts__units: 'Unit usaha',
      closing__title: 'Ajakan baru.',
      closing__text: 'Alasan baru.',
      closing__buttonText: 'Ke galeri',
      closing__buttonUrl: '/tentang-kami/galeri',
      seo__title: 'Usaha {company}',
      seo__description: 'Keterangan baru dari {company}.',
    })
    await save(page)
    await shows('/bisnis', '<title>Usaha PT Contoh Mineral Nusantara</title>')
    await page.goto(`${site.origin}/bisnis`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Usaha kami')
    await expect(main.getByText(/^Kami punya \d+ jenis alat\.$/)).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Unit usaha', exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Ajakan baru.' })).toBeVisible()
    await expect(main.getByText('Alasan baru.')).toBeVisible()
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Keterangan baru dari PT Contoh Mineral Nusantara.',
    )
    await main.getByRole('link', { name: 'Ke galeri' }).click()
    await expect(page).toHaveURL(/\/tentang-kami\/galeri$/)
    const texts = pageTexts('/bisnis', 'en')
    for (const text of [
      texts.title,
      texts.intro,
      texts.closing?.title ?? '',
      texts.text('units'),
    ]) {
      expect(english).toContain(text)
      expect(await html('/en/bisnis')).toContain(text)
    }
    expect(await html('/en/bisnis')).not.toContain('Usaha kami')
  })

  await test.step('a page of the company’s own', async () => {
    await openAdminFor(page, editedCompany, 'collections/pages/create?locale=id')
    await fill(page, { title: 'Keselamatan', intro: 'Cara kami bekerja.', slug: 'Produk' })
    await page.locator('.ContentEditable__root').fill('Helm dipakai di setiap lokasi.')
    await expectRejected(page, saveButton, {
      slug: '“produk” dipakai situs sendiri. Pilih alamat lain.',
    })
    await page.locator('#field-slug').fill('keselamatan')
    // The form renders its state shortly after the click.
    const inFooter = page.locator('#field-inFooter')
    await inFooter.click()
    await expect(inFooter).toBeChecked()
    await save(page, { status: 201 })
    await shows('/keselamatan', 'Helm dipakai di setiap lokasi.')
    await shows('/kontak', 'Keselamatan')
    await page.goto(`${site.origin}/kontak`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Keselamatan' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keselamatan')
    await expect(page.getByText('Helm dipakai di setiap lokasi.')).toBeVisible()
    // The text is Indonesian until it is translated.
    await shows('/en/keselamatan', 'Helm dipakai di setiap lokasi.')
    await shows('/sitemap.xml', '/en/keselamatan</loc>')
    expect((await page.request.get(`${site.origin}/keselamatan-kerja`)).status()).toBe(404)
  })

  await test.step('an old address', async () => {
    expect((await page.request.get(`${site.origin}/safety`)).status()).toBe(404)
    await openAdminFor(page, editedCompany, 'collections/redirects/create?locale=id')
    await fill(page, { from: '/keselamatan', to: '/safety' })
    await expectRejected(page, saveButton, {
      from: 'Alamat ini halaman “Keselamatan”. Ganti alamat halaman itu lebih dulu.',
    })
    await fill(page, { from: '/Safety/', to: '/safety' })
    await expectRejected(page, saveButton, { to: 'Alamat tujuan sama dengan alamat lama.' })
    await fill(page, { to: '/keselamatan' })
    await save(page, { status: 201 })
    await shows('/safety', 'Helm dipakai di setiap lokasi.')
    await page.goto(`${site.origin}/en/safety`)
    await expect(page).toHaveURL(/\/en\/keselamatan$/)
  })
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.locator(`#field-${field}`).fill(value)
  }
}
