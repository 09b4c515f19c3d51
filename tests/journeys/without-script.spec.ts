import { pages } from '../../contract/src/pages.ts'
import { findMessages } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

test.use({ javaScriptEnabled: false, expectedConsole: [/status of 422/] })

for (const language of languages) {
  const text = messages[language]

  test(`home is complete without script, ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)
    for (const article of await page.getByRole('article').all()) {
      await expect(article).toBeVisible()
      await expect(article).toHaveCSS('opacity', '1')
    }
    const faqItems = page.getByRole('main').locator('details')
    await expect(faqItems.first()).toHaveAttribute('open', '')
    await faqItems.nth(1).locator('summary').click()
    await expect(faqItems.nth(1)).toHaveAttribute('open', '')
    await expect(faqItems.first()).not.toHaveAttribute('open')
    await page
      .getByRole('banner')
      .getByText(pages['/produk'].name[language], { exact: true })
      .click()
    await expect(page.getByRole('banner').locator('a[href*="/produk/"]').first()).toBeVisible()
  })

  test(`the contact form sends without script, after asking about an address, ${language}`, async ({
    page,
  }) => {
    const email = `noscript-${language}-${Date.now()}@pembeli`
    await page.goto(addressIn(language, '/kontak'))
    const main = page.getByRole('main')
    await main.locator('[name=name]').fill('Sari')
    await main.locator('[name=email]').fill(email)
    await main.locator('[name=message]').fill('Minta penawaran timah')
    await main.getByRole('button', { name: text.contact_send }).click()
    await expect(main.getByText(text.contact_email_cut_short)).toBeVisible()
    await main.getByRole('button', { name: text.contact_send }).click()
    await expect(main.getByRole('alert')).toHaveText(text.contact_sent)
    await expect(main.locator('[name=message]')).toHaveValue('')
    expect(await findMessages(email)).toHaveLength(1)
  })

  test(`the contact form keeps what was typed when a field is bad, without script, ${language}`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, '/kontak'))
    const main = page.getByRole('main')
    await main.locator('[name=name]').fill('  ')
    await main.locator('[name=email]').fill('sari@pembeli.example')
    await main.locator('[name=message]').fill('Tetap di sini "<b>')
    const submitted = page.waitForResponse((response) => response.request().method() === 'POST')
    await main.getByRole('button', { name: text.contact_send }).click()
    expect((await submitted).status()).toBe(422)
    await expect(main.getByText(text.contact_name_missing)).toBeVisible()
    await expect(main.locator('[name=email]')).toHaveValue('sari@pembeli.example')
    await expect(main.locator('[name=message]')).toHaveValue('Tetap di sini "<b>')
  })
}
