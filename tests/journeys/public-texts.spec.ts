import type { Page } from '@playwright/test'
import { startCompany } from './support/company.ts'
import { openAdminOf, save } from './support/editor.ts'
import { expect, test } from './support/journey.ts'
import { type PublicText, publicTexts } from './support/public-texts.ts'

// With services of its own: every text of the company changes.

test.setTimeout(420_000)

test('an editor changes every text of the company, and the site shows it', async ({ page }) => {
  expect(publicTexts.length).toBeGreaterThanOrEqual(60)
  await using company = await startCompany()

  const values = new Map(
    publicTexts.map((text, index) => [text, text.value ?? `Teks uji ${index}.`]),
  )
  for (const [form, texts] of grouped(({ form }) => form)) {
    await openAdminOf(page, company, `${form}?locale=id`)
    for (const text of texts) {
      if (text.tab) await page.getByRole('button', { name: text.tab, exact: true }).click()
      await page.locator(`#field-${text.field}`).fill(values.get(text) ?? '')
    }
    await save(page)
  }

  const missing: string[] = []
  for (const [address, texts] of grouped((text) => text.address)) {
    await expect
      .poll(async () => {
        await page.goto(company.site.origin + address)
        const shown = await Promise.all(texts.map((text) => shownAt(page, text)))
        missing.length = 0
        for (const [index, text] of texts.entries()) {
          if (!shown[index]?.includes(values.get(text) ?? '')) missing.push(text.name)
        }
        return missing
      })
      .toEqual([])
  }
  // What is still loading would fail when the services stop.
  await page.goto('about:blank')
})

function grouped(key: (text: PublicText) => string) {
  return Map.groupBy(publicTexts, key)
}

async function shownAt(page: Page, { selector, attribute }: PublicText): Promise<string> {
  const place = page.locator(selector).first()
  const text = attribute ? await place.getAttribute(attribute) : await place.textContent()
  return (text ?? '').replaceAll('\u00a0', ' ')
}
