import { openAdmin, save } from './support/editor.ts'
import { expect, open, test } from './support/journey.ts'

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
    // Only a purge can cause this: otherwise the site refreshes the page after an hour (global-setup.ts).
    const isShown = async () => (await (await page.request.get('/')).text()).includes(after)
    await expect.poll(isShown, { timeout: 60_000 }).toBe(true)
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after)
  } finally {
    await change(before)
  }
})
