import type { Page } from '@playwright/test'
import { startCompany } from './support/company.ts'
import { openAdminFor, openPreviews, save } from './support/editor.ts'
import { expect, test } from './support/journey.ts'
import { type PublicText, publicTexts } from './support/public-texts.ts'

// Runs its own services, because every text of the company changes.

test.setTimeout(420_000)

test('@long an editor changes every text of the company, and the site shows it', ({ page }) => {
  expect(publicTexts.length).toBeGreaterThanOrEqual(60)
  return changeTexts(page, publicTexts)
})

async function changeTexts(page: Page, texts: readonly PublicText[]): Promise<void> {
  const grouped = (key: (text: PublicText) => string) => Map.groupBy(texts, key)
  await using company = await startCompany()

  const values = new Map(texts.map((text, index) => [text, text.value ?? `Teks uji ${index}.`]))
  for (const [form, fields] of grouped(({ form }) => form)) {
    await openAdminFor(page, company, `${form}?locale=id`)
    for (const text of fields) {
      if (text.tab) await page.getByRole('button', { name: text.tab, exact: true }).click()
      if (text.field.startsWith('seo__')) await openPreviews(page)
      await page.locator(`#field-${text.field}`).fill(values.get(text) ?? '')
    }
    await save(page)
  }

  const missing: string[] = []
  for (const [address, places] of grouped((text) => text.address)) {
    await expect
      .poll(async () => {
        await page.goto(company.site.origin + address)
        const states = await Promise.all(places.map((text) => shownAt(page, text)))
        missing.length = 0
        for (const [index, text] of places.entries()) {
          if (!states[index]?.includes(values.get(text) ?? '')) missing.push(text.name)
        }
        return missing
      })
      .toEqual([])
  }
  // Pending requests would fail when the services stop.
  await page.goto('about:blank')
}

async function shownAt(page: Page, { selector, attribute }: PublicText): Promise<string> {
  const place = page.locator(selector).first()
  const text = attribute ? await place.getAttribute(attribute) : await place.textContent()
  return (text ?? '').replaceAll('\u00a0', ' ')
}
