import type { Locator, Page } from '@playwright/test'
import { startCompany } from './support/company.ts'
import { expectRejected, openAdminFor, openListed, openRows, save } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'

// Runs its own services, because other journeys compare the figures of coal.

// Two services start first.
test.setTimeout(240_000)
test.use({ expectedConsole: [/the server responded with a status of 400/] })

test('an editor changes a figure of coal once, and every place shows it', async ({ page }) => {
  await using company = await startCompany()
  const { site, content } = company

  await openAdminFor(page, company, 'collections/sheets?locale=id')
  await expect(page.getByRole('link', { name: 'Buat Baru' })).toHaveCount(0)
  await openListed(page, 'Batubara')
  await openRows(page, 'rows')
  const from = page.locator('#field-rows__0__from')
  const to = page.locator('#field-rows__0__to')

  await from.fill('3800')
  await to.fill('3000')
  await expectRejected(page, page.locator('#action-save'), {
    rows__0__to: 'Nilai awal 3800 lebih besar daripada 3000.',
  })
  await to.fill('5000')
  await save(page)

  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  await expect.poll(() => html('/produk/batubara')).toContain('3800–5000')
  for (const language of languages) {
    for (const [route, place] of [
      ['/produk/batubara', table],
      ['/produk/1', table],
    ] as const) {
      await page.goto(site.origin + addressIn(language, route))
      await expect(place(page), `${language} ${route}`).toContainText('3800–5000')
    }
    const sheet = await html(addressIn(language, '/produk/batubara'))
    expect(/<meta name="description" content="[^"]*3800–5000[^"]*"/.test(sheet)).toBe(true)
    for (const route of ['/produk/batubara', '/produk/1', '/produk']) {
      expect(await html(addressIn(language, route)), route).not.toContain('4200–6500')
    }
  }

  await page.goto(`${site.origin}/produk/batubara`)
  await page.emulateMedia({ media: 'print' })
  await expect(table(page)).toBeVisible()
  await expect(table(page)).toContainText('3800–5000')
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`${content.origin}/admin/collections/products/1?locale=id`)
  await expect(page.locator('#field-sheet').getByText('Batubara')).toBeVisible()
  await expect(page.getByText('Tabel spesifikasi', { exact: true })).toHaveCount(0)
})

function table(page: Page): Locator {
  return page.getByRole('table', { name: /^(Spesifikasi|Specification of) / })
}
