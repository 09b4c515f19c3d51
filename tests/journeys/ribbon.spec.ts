import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const notices = {
  id: 'Perusahaan contoh. Nama, alamat, dan nomornya rekaan.',
  en: 'Sample company. Its names and numbers are invented.',
}

const routes = ['/', '/produk/1', '/produk/batubara', '/alat/1', '/blog/1', '/kontak', '/tidak-ada']

test.use({ expectedConsole: [/the server responded with a status of 404/] })

test('every kind of page begins with one slim line that says that the company is a sample', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of languages) {
    for (const route of routes) {
      const ribbon = page.getByRole('complementary', { name: messages[language].nav_notice })
      // Reloads a page with another font, because a browser omits a font that arrives late (`font-display: optional`).
      await expect(async () => {
        await open(page, addressIn(language, route))
        expect((await ribbon.boundingBox())?.height, route).toBeLessThanOrEqual(32)
      }).toPass({ timeout: 60_000 })
      await expect(ribbon).toHaveText(notices[language])
      const box = await ribbon.boundingBox()
      expect(box, route).toMatchObject({ x: 0, y: 0, width: 390 })
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.y, route).toBe(box?.height)
    }
  }
})

test('the menu of a phone begins below the header, wherever the page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  for (const top of [0, 15, 600]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await page.getByRole('button', { name: messages.id.nav_menu }).click()
    const header = await page.getByRole('banner').boundingBox()
    const menu = await page.getByRole('navigation').first().boundingBox()
    expect(menu?.y, `at ${top}`).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0)
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeCloseTo(844, 0)
    await page.keyboard.press('Escape')
  }
})

test('a printed sheet says it too', async ({ page }) => {
  await open(page, '/produk/batubara')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(notices.id)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})
