import type { Page } from '@playwright/test'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { type Company, startCompany } from './support/company.ts'
import { openAdminFor, openPreviews, save } from './support/editor.ts'
import { expect, test } from './support/journey.ts'
import { type PublicPicture, publicPictures } from './support/public-pictures.ts'
import { scrollTo } from './support/scroll-to.ts'

// Runs its own services, because every picture of the company changes.

test.setTimeout(420_000)
test.use({ actionTimeout: 30_000 })

test('@long an editor changes every picture of the company, and the site shows it', ({ page }) => {
  expect(publicPictures.length).toBeGreaterThanOrEqual(25)
  return changePictures(page, publicPictures)
})

async function changePictures(page: Page, pictures: readonly PublicPicture[]): Promise<void> {
  await using company = await startCompany()
  const files = new Map(pictures.map((picture, index) => [picture, `gambar-uji-${index}.png`]))
  for (const [form, fields] of Map.groupBy(pictures, (picture) => picture.form)) {
    await openAdminFor(page, company, `${form}?locale=id`)
    // The form lists the newest pictures first.
    for (const picture of fields) await upload(page, company, files.get(picture) ?? '')
    for (const picture of fields) await choose(page, picture, files.get(picture) ?? '')
    await save(page)
  }

  for (const picture of pictures) {
    const { name, addresses, within = 'main' } = picture
    const file = (files.get(picture) ?? '').replace('.png', '')
    const selector = ['src', 'srcset', 'href', 'content']
      .map((attribute) => `[${attribute}*="${file}."]`)
      .join()
    for (const address of addresses) {
      await expect
        .poll(async () => {
          await page.goto(company.site.origin + address)
          return page.locator(within).first().locator(selector).count()
        }, `${name} at ${address}`)
        .toBeGreaterThan(0)
    }
  }
  // Pending requests would fail when the services stop.
  await page.goto('about:blank')
}

async function upload(page: Page, { content }: Company, name: string): Promise<void> {
  const _payload = JSON.stringify({ altIndonesian: 'Gambar uji', altEnglish: 'Test picture' })
  const response = await page.request.post(`${content.origin}/cms/api/media`, {
    headers: { origin: content.origin },
    multipart: { file: { name, mimeType: 'image/png', buffer: blankPng(256, 256) }, _payload },
  })
  expect(response.status()).toBe(201)
}

/** Sets or replaces the picture of a field with one from the library. */
async function choose(page: Page, { tab, field }: PublicPicture, file: string): Promise<void> {
  if (tab) await page.getByRole('button', { name: tab, exact: true }).click()
  const place = page.locator(`#field-${field}`)
  if (field === 'seo__image') await openPreviews(page)
  await scrollTo(page, place)
  const remove = place.locator('.upload-relationship-details__remove')
  const library = place.getByRole('button', { name: /Pilih dari yang/ })
  await expect(remove.or(library).first()).toBeVisible()
  if (await remove.isVisible()) await remove.click()
  await library.click()
  await page.getByRole('dialog').getByText(file, { exact: true }).click()
  await expect(place.getByText(file)).toBeVisible()
}
