import { violations } from './support/axe.ts'
import { faintTextOverPictures } from './support/faint-text.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts'
import { misplacedParts } from './support/misplaced-parts.ts'
import { scrollThrough } from './support/scroll-through.ts'
import { addressesIn } from './support/sitemap.ts'

// Most visitors see motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/**
 * The widths at which a page is loaded, each with the widths to which it is then narrowed. Axe checks each page once. Text
 * over pictures is checked at the width where the two overlap most.
 */
const visits = [
  { width: 1920, narrower: [1440, 1024, 768], isForAxe: false },
  { width: 390, narrower: [], isForAxe: true },
] as const

const tightest = 1024

for (const language of languages) {
  for (const { width, narrower, isForAxe } of visits) {
    test(`routes: at ${[width, ...narrower].join(', ')} px every page in ${language} fits the window, has no layout shift while it loads and is legible`, {
      tag: '@long',
    }, async ({ page }) => {
      test.setTimeout(480_000)
      await watchLayoutShifts(page)
      const addresses = await addressesIn(language)
      expect(addresses.length).toBeGreaterThan(30)
      for (const address of addresses) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, address)
        await scrollThrough(page)
        const faults = [...(await layoutShifts(page)), ...(await misplacedParts(page))]
        if (isForAxe) faults.push(...(await violations(page)))
        for (const other of narrower) {
          await page.setViewportSize({ width: other, height: 900 })
          faults.push(...(await misplacedParts(page)))
          if (other === tightest) faults.push(...(await faintTextOverPictures(page)))
        }
        expect.soft(faults, address).toEqual([])
      }
    })
  }
}

test('home: the text over the hero is legible over any picture, even a white one, at every width', {
  tag: '@long',
}, async ({ page }) => {
  for (const language of languages) {
    await open(page, addressIn(language, '/'))
    const picture = page.getByRole('main').locator('img').first()
    await picture.evaluate((image) => {
      image.style.filter = 'brightness(0) invert(1)'
    })
    // The page's own title, and a longer title.
    for (const title of [null, 'Judul dari penyunting 0123456789012']) {
      if (title !== null) await page.locator('h1').evaluate(setText, title)
      for (const width of [1440, 1024, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await faintTextOverPictures(page), `${language}, ${width} px`).toEqual([])
      }
    }
  }
})

function setText(element: Element, text: string): void {
  element.textContent = text
}
