import { expect, open, test } from './support/journey.ts'
import { pageKinds } from './support/page-kinds.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Shorter than any page, so each page has content below the window.
test.use({ viewport: { width: 1440, height: 500 } })

test('reveal: content below the view rises over 1000 ms on every kind of page @R88', async ({
  page,
}) => {
  for (const route of [...pageKinds, '/syarat-penggunaan']) {
    await open(page, route)
    await expect(page.locator('[data-risen]')).toHaveCount(0)
    const last = page.locator('main [data-reveal]').last()
    await expect(last).toHaveCSS('opacity', '1')
    await last.scrollIntoViewIfNeeded()
    await expect(last, route).toHaveAttribute('data-risen')
    await expect(last).toHaveCSS('animation-duration', '1s')
    await last.evaluate((part) => part.getAnimations().map((animation) => animation.finish()))
    await expect(last).toHaveCSS('opacity', '1')
  }
})

test('reveal: nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/tentang-kami')
  const last = page.locator('main [data-reveal]').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveAttribute('data-risen')
  await expect(last).toHaveCSS('animation-name', 'none')
})
