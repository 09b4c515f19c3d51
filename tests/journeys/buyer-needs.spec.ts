import { type BuyerNeed, buyerNeeds } from './support/buyer-needs.ts'
import { addressIn, expect, type Language, languages, test } from './support/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [buyer, need] of Object.entries(buyerNeeds)) {
  test(`reached from home in at most three steps by ${buyer}`, async ({ page }) => {
    expect(need.steps.length).toBeLessThanOrEqual(3)
    for (const language of languages) {
      await test.step(language, () => find(need, language))
    }

    async function find({ steps, reads }: BuyerNeed, language: Language): Promise<void> {
      await page.goto(addressIn(language, '/'))
      for (const step of steps) {
        const link = page.getByRole('main').getByRole('link', { name: step[language], exact: true })
        await link.first().click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/./)
      }
      for (const read of reads) {
        // Collapsed content counts: it is in the page, and one tap away.
        await expect(page.locator('body')).toContainText(read[language])
      }
    }
  })
}
