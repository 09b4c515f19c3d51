import { list } from './support/content-host.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'

const texts = {
  id: { failed: 'Gagal memuat data perusahaan', none: 'Belum ada data perusahaan' },
  en: { failed: 'Failed to load businesses', none: 'No businesses available' },
} as const

for (const language of languages) {
  test(`footer: businesses, ${language}`, async ({ page, otherHost }) => {
    await test.step(`footer: says when businesses fail to load, ${language} @R23`, async () => {
      await otherHost.content.responses.set('/api/businesses', { status: 500, body: {} })
      await open(page, otherHost.site.origin + addressIn(language, '/'))
      await expect(
        page.getByRole('contentinfo').getByText(texts[language].failed, { exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
    })
    await test.step(`footer: says when there are no businesses, ${language} @R24`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/businesses', list([]))
      await open(page, otherHost.site.origin + addressIn(language, '/'))
      await expect(
        page.getByRole('contentinfo').getByText(texts[language].none, { exact: true }),
      ).toBeVisible()
    })
  })
}

test('footer: what it shows of the company', async ({ page, otherHost }) => {
  await open(page, otherHost.site.origin)
  await test.step('footer: company, social links, products, businesses, contact, head office and copyright @R22', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('PT Uji Tambang').first()).toBeVisible()
    for (const [name, path] of [
      ['Facebook', 'uji'],
      ['LinkedIn', 'uji-linkedin'],
      ['YouTube', 'uji-youtube'],
    ]) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute(
        'href',
        `https://social.example/${path}`,
      )
    }
    await expect(footer.getByRole('link', { name: 'Tujuh' })).toHaveAttribute('href', '/produk/7')
    await expect(footer.getByText('Usaha Uji')).toBeVisible()
    await expect(footer.getByRole('link', { name: '+62 812 1111 2222' })).toHaveAttribute(
      'href',
      'tel:+6281211112222',
    )
    await expect(footer.getByRole('link', { name: 'uji@contoh.example' })).toHaveAttribute(
      'href',
      'mailto:uji@contoh.example',
    )
    await expect(footer.getByText(/© 2025 PT Uji Tambang/)).toBeVisible()
  })
  await test.step('footer: the address is the footer item titled Alamat, before the setting @R25', async () => {
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Jl. Kaki No. 1, Surabaya').first()).toBeVisible()
    await expect(footer.getByText('Jl. Uji No. 9, Surabaya')).toHaveCount(0)
  })
  await test.step('footer: a social address that is no web address is not a link @R26', async () => {
    await expect(page.locator('[href^="javascript:"]')).toHaveCount(0)
  })
})

test('footer: its contact block is the anchor #kontak', async ({ page }) => {
  await open(page, '/#kontak')
  await expect(page.locator('footer #kontak')).toBeInViewport()
})

test('footer: the page stands when the company data fails too', async ({ page, otherHost }) => {
  await otherHost.content.responses.set('/api/contact', { status: 500, body: {} })
  await open(page, otherHost.site.origin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
  await expect(page.getByRole('contentinfo').getByText(/© 2025/)).toBeVisible()
})
