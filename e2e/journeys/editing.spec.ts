import { signInByForm } from '../support/editor.ts'
import { expect, open, test } from '../support/journey.ts'

test('an editor changes the hero title in the admin and the page shows it', async ({ page }) => {
  test.setTimeout(120_000)
  const content = process.env.JOURNEY_CONTENT
  await signInByForm(page)
  await page.goto(`${content}/admin/globals/home-page`)
  const title = page.locator('#field-hero__title')
  const before = await title.inputValue()
  const after = `Judul dari penyunting ${Date.now()}`
  try {
    await title.fill(after)
    await page.locator('#action-save').click()
    await expect
      .poll(
        async () => {
          await open(page, '/')
          return page.getByRole('heading', { level: 1 }).textContent()
        },
        // The site is told at once; without that it would take up to a minute.
        { timeout: 15_000 },
      )
      .toBe(after)
  } finally {
    await page.goto(`${content}/admin/globals/home-page`)
    await title.fill(before)
    await page.locator('#action-save').click()
    await expect(page.locator('.payload-toast-container')).toContainText(/./)
  }
})
