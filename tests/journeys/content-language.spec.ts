import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeAccount, openAdminAs } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// Nothing is saved here; typed text is discarded.

// The admin remembers the content language of each account.
const account = {
  name: 'Penerjemah',
  email: '',
  password: 'sandi-untuk-uji-coba',
  role: 'editor' as const,
}

// Runs twice in one process if the other is busy meanwhile.
test.beforeAll(async () => {
  account.email = `penerjemah-${randomUUID()}@contoh.example`
  await makeAccount(account)
})

for (const [path, field] of [
  ['collections/blog-posts/1', '#field-title'],
  ['collections/products/create', '#field-name'],
  ['globals/home-page', '#field-hero__title'],
] as const) {
  test(`asks before a switch of language discards what is typed in ${path}`, async ({ page }) => {
    await openAdminAs(page, account, `${path}?locale=id`, 'id')
    await page.locator(field).fill('Ketikan baru')
    await chooseEnglish(page)
    const question = page.getByRole('dialog', { name: 'Ganti bahasa tanpa menyimpan?' })
    await expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(page.locator(field)).toHaveValue('Ketikan baru')
    expect(page.url()).not.toContain('locale=en')

    await page.keyboard.press('Escape')
    await chooseEnglish(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.locator(field)).toHaveValue('Ketikan baru')

    await page.keyboard.press('Escape')
    await chooseEnglish(page)
    await question.getByRole('button', { name: 'Ganti tanpa menyimpan' }).click()
    await expect(page).toHaveURL(/locale=en/)
    await expect(page.locator(field)).not.toHaveValue('Ketikan baru')
  })
}

test('switches at once where nothing is typed, and asks in English in the English admin', async ({
  page,
}) => {
  await openAdminAs(page, account, 'globals/company-settings?locale=id', 'en')
  await expect(page.locator('#field-companyName')).toHaveValue(/./)
  await choose(page, 'English')
  await expect(page).toHaveURL(/locale=en/)
  await expect(page.getByText('— en').first()).toBeVisible()
  await page.locator('#field-companyName').fill('New name')
  await choose(page, 'Indonesian')
  const question = page.getByRole('dialog', { name: 'Switch language without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.locator('#field-companyName')).toHaveValue('New name')
  await page.reload()
  const offer = page.getByRole('dialog', { name: 'Unsaved text' })
  await expect(offer).toContainText('Company name — en.')
})

function chooseEnglish(page: Page) {
  return choose(page, 'Bahasa Inggris')
}

/** Chooses a language with the keyboard only. */
async function choose(page: Page, language: string) {
  const option = page.getByRole('button', { name: language })
  // Payload focuses the option shortly after the menu opens; an earlier key press would go elsewhere. The menu may close
  // again when the form is rendered meanwhile.
  await expect(async () => {
    if (!(await option.isVisible())) await page.locator('.localizer button').first().press('Enter')
    await expect(option).toBeFocused({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Enter')
}
