import { openAdmin, save } from '../support/editor.ts'
import { expect, open, test } from '../support/journey.ts'

test('an editor changes the hero title in the admin and the page shows it', async ({ page }) => {
  const title = page.locator('#field-hero__title')
  const change = async (text: string) => {
    await openAdmin(page, 'globals/home-page?locale=id')
    await title.fill(text)
    await save(page)
  }
  await openAdmin(page, 'globals/home-page?locale=id')
  const before = await title.inputValue()
  const after = `Judul dari penyunting ${Date.now()}`
  try {
    await change(after)
    await expect
      .poll(
        async () => {
          await open(page, '/')
          return page.getByRole('heading', { level: 1 }).textContent()
        },
        // The site is notified at once; without that it would take up to a minute.
        { timeout: 15_000 },
      )
      .toBe(after)
  } finally {
    await change(before)
  }
})
