import type { Page } from '@playwright/test'
import { picture } from './support/content-host.ts'
import { expectRejected, openAdmin, storeDocument } from './support/editor.ts'
import { expect, type Language, languages, test } from './support/journey.ts'

// An invalid field shows its error next to it, in the editor's language. Nothing is stored.

test.use({ expectedConsole: [/the server responded with a status of 400/] })
const sentences = {
  id: {
    required: 'Isian ini wajib diisi.',
    tooLong: 'Isian ini paling panjang 160 karakter.',
    badLink: 'Tulis alamat yang diawali / atau https://',
    weak: /^Kata sandi harus terdiri dari/,
    loading: /^Satu gambar belum selesai diunggah/,
    publish: 'Publikasikan perubahan',
    taken: 'Pengguna dengan email yang diberikan sudah terdaftar.',
  },
  en: {
    required: 'This field is required.',
    tooLong: 'Use at most 160 characters.',
    badLink: 'Enter an address that begins with / or https://',
    weak: /^A password must have/,
    loading: /^A picture is still uploading/,
    publish: 'Publish changes',
    taken: 'A user with the given email is already registered.',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

for (const language of languages) {
  const text = sentences[language]

  test(`admin: an empty title and a missing text, in ${language}`, async ({ page }) => {
    await openAdmin(page, 'collections/products/create', language)
    await expectRejected(page, saveButton(page), {
      name: text.required,
      description: text.required,
    })
  })

  test(`admin: 400 characters of 160, in ${language}`, { tag: '@long' }, async ({ page }) => {
    await openAdmin(page, 'collections/galleries/create', language)
    await write(page, { title: 'x'.repeat(400) })
    await expectRejected(page, saveButton(page), { title: text.tooLong })
  })

  test(`admin: a bad link, in ${language}`, { tag: '@long' }, async ({ page }) => {
    await openAdmin(page, 'collections/menu-items/create', language)
    await write(page, { title: 'x', url: 'javascript:alert(1)' })
    await expectRejected(page, saveButton(page), { url: text.badLink })
  })

  test(`admin: an account that cannot be made, in ${language}`, { tag: '@long' }, async ({
    page,
  }) => {
    await test.step(`admin: a weak password, in ${language}`, async () => {
      await openAdmin(page, 'collections/users/create', language)
      const account = { name: 'x', email: 'baru@contoh.example' }
      await write(page, { ...account, password: 'abc', 'confirm-password': 'abc' })
      await expectRejected(page, saveButton(page), { password: text.weak })
    })
    await test.step(`admin: an address that is taken, in ${language}`, async () => {
      await openAdmin(page, 'collections/users/create', language)
      const password = 'kapal keruk lima biru'
      const account = { name: 'x', email: process.env.JOURNEY_EDITOR ?? '' }
      await write(page, { ...account, password, 'confirm-password': password })
      await expectRejected(page, saveButton(page), { email: text.taken })
    })
  })

  test(`admin: a picture without alternative text, in ${language}`, { tag: '@long' }, async ({
    page,
  }) => {
    await openAdmin(page, 'collections/media/create', language)
    const buffer = Buffer.from(picture.body)
    const file = { name: 'uji.png', mimeType: 'image/png', buffer }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await expectRejected(page, saveButton(page), {
      altIndonesian: text.required,
      altEnglish: text.required,
    })
  })

  test(`admin: a picture that is still loading, in ${language}`, { tag: '@long' }, async ({
    page,
  }) => {
    // Stored in the same way as by the form's autosave while a pasted picture waits for its alternative text.
    const { id } = await storeDocument('blog-posts?draft=true', {
      title: 'Kapal',
      body: pendingBody,
    })
    await openAdmin(page, `collections/blog-posts/${id}`, language)
    const sentence = page.locator('.rich-text-lexical.error').getByText(text.loading)
    await expect(async () => {
      await page.getByRole('button', { name: text.publish, exact: true }).click()
      await expect(sentence).toBeVisible({ timeout: 5_000 })
    }).toPass()
  })
}

test('admin: on a phone too, the sentence about a field is fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, 'collections/galleries/create', 'id')
  await write(page, { title: 'x'.repeat(400) })
  // Saves again if the sentence disappears, because a running validation of the form may remove it.
  await expect(async () => {
    await expectRejected(page, saveButton(page), { title: sentences.id.tooLong })
    const sentence = page.getByText(sentences.id.tooLong)
    const isCut = await sentence.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      undefined,
      { timeout: 1_000 },
    )
    expect(isCut).toBe(false)
  }).toPass()
})

const pendingBody = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Isi',
            format: 0,
            detail: 0,
            mode: 'normal',
            style: '',
          },
        ],
      },
      {
        type: 'upload',
        version: 3,
        format: '',
        relationTo: 'media',
        fields: {},
        pending: { formID: 'a', src: 'blob:http://127.0.0.1/1' },
      },
    ],
  },
}

async function write(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#field-${name}`).fill(value)
  }
}

/** Returns the button that saves, or publishes documents with drafts. */
function saveButton(page: Page) {
  return page.locator('#action-save')
}
