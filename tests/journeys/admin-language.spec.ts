import { openAdmin } from './support/editor.ts'
import { expect, languages, test } from './support/journey.ts'

const words = {
  id: {
    body: 'Isi artikel',
    description: 'Tampil di halaman artikel.',
    link: ['Teks tautan', 'Alamat', 'Buka di tab baru'],
    confirmation: 'Kata sandi Anda atau kode',
  },
  en: {
    body: 'Body',
    description: 'Shown on the page of the post.',
    link: ['Link text', 'Address', 'Open in a new tab'],
    confirmation: 'Your password or a code',
  },
}

test('admin: a form is in the language of its reader, whichever language it was opened in before', {
  tag: '@long',
}, async ({ page }) => {
  for (const language of [...languages, 'id'] as const) {
    const { body, description, link, confirmation } = words[language]
    // What the form before had unsaved would be offered.
    await page.evaluate(() => localStorage.clear()).catch(() => {})
    await openAdmin(page, 'collections/blog-posts/1', language)
    const field = page.locator('.rich-text-lexical')
    await expect(field.locator('.field-label').first()).toContainText(body)
    await expect(field.locator('.field-description')).toContainText(description)
    await field.locator('[contenteditable] p').first().selectText()
    await field.locator('.toolbar-popup__button-link').click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.locator('.field-label')).toContainText(link)
    await expect(drawer.getByLabel(link[1] ?? '')).toBeVisible()
    await openAdmin(page, 'collections/users/create', language)
    await page.locator('#field-role').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Admin', exact: true }).click()
    await expect(page.getByLabel(confirmation)).toBeVisible()
  }
})
