import type { Page, Response } from '@playwright/test'
import { picture } from '../support/content-host.ts'
import { openAdmin, storeDocument } from '../support/editor.ts'
import { expect, type Language, languages, test } from '../support/journey.ts'

// What is wrong with a field is said at the field, in the language of the editor. Nothing is stored.

test.use({ expectedConsole: [/the server responded with a status of 400/] })
test.setTimeout(60_000)

const sentences = {
  id: {
    required: 'Isian ini wajib diisi.',
    tooLong: 'Isian ini paling panjang 160 karakter.',
    badLink: 'Tulis alamat yang diawali / atau https://',
    weak: /^Kata sandi harus terdiri dari/,
    loading: /^Satu gambar belum selesai diunggah/,
    publish: 'Publikasikan perubahan',
    taken: 'Pengguna dengan email yang diberikan sudah terdaftar.',
    save: 'Simpan',
  },
  en: {
    required: 'This field is required.',
    tooLong: 'This field takes 160 characters at most.',
    badLink: 'Write an address that begins with / or https://',
    weak: /^A password must have/,
    loading: /^One picture is still being uploaded/,
    publish: 'Publish changes',
    taken: 'A user with the given email is already registered.',
    save: 'Save',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

for (const language of languages) {
  const text = sentences[language]

  test(`admin: an empty title and a missing text, in ${language}`, async ({ page }) => {
    await openForm(page, 'collections/products/create', language)
    await save(page, language)
    await expectRed(page, 'name', text.required)
    await expectRed(page, 'description', text.required)
  })

  test(`admin: 400 characters of 160, in ${language}`, async ({ page }) => {
    await openForm(page, 'collections/galleries/create', language)
    await write(page, { title: 'x'.repeat(400) })
    await save(page, language)
    await expectRed(page, 'title', text.tooLong)
  })

  test(`admin: a bad link, in ${language}`, async ({ page }) => {
    await openForm(page, 'globals/home-page', language)
    await write(page, { hero__buttonUrl: 'javascript:alert(1)' })
    await save(page, language)
    await expectRed(page, 'hero__buttonUrl', text.badLink)
  })

  test(`admin: a weak password, in ${language}`, async ({ page }) => {
    await openForm(page, 'collections/users/create', language)
    const account = { name: 'x', email: 'baru@contoh.example' }
    await write(page, { ...account, password: 'abc', 'confirm-password': 'abc' })
    await save(page, language)
    await expectRed(page, 'password', text.weak)
  })

  test(`admin: an address that is taken, in ${language}`, async ({ page }) => {
    await openForm(page, 'collections/users/create', language)
    const password = 'kapal keruk lima biru'
    const account = { name: 'x', email: process.env.JOURNEY_EDITOR ?? '' }
    await write(page, { ...account, password, 'confirm-password': password })
    await save(page, language)
    await expectRed(page, 'email', text.taken)
  })

  test(`admin: a picture without alternative text, in ${language}`, async ({ page }) => {
    await openForm(page, 'collections/media/create', language)
    const buffer = Buffer.from(picture.body)
    const file = { name: 'uji.png', mimeType: 'image/png', buffer }
    const heard = formHeard(page, '')
    await page.locator('input[type=file]').first().setInputFiles(file)
    await heard
    await save(page, language)
    await expectRed(page, 'altIndonesian', text.required)
    await expectRed(page, 'altEnglish', text.required)
  })

  test(`admin: a picture that is still loading, in ${language}`, async ({ page }) => {
    // As the form saves a draft by itself while a pasted picture waits for its alternative text.
    const { id } = await storeDocument('blog-posts?draft=true', {
      title: 'Kapal',
      body: pendingBody,
    })
    await openForm(page, `collections/blog-posts/${id}`, language)
    await page.getByRole('button', { name: text.publish, exact: true }).click()
    await expect(page.locator('.rich-text-lexical.error').getByText(text.loading)).toBeVisible()
  })
}

test('admin: says on a phone too what is wrong with a field, in its whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openForm(page, 'collections/galleries/create', 'id')
  await write(page, { title: 'x'.repeat(400) })
  await save(page, 'id')
  await expectRed(page, 'title', sentences.id.tooLong)
  const sentence = page.getByText(sentences.id.tooLong)
  await expect(sentence).toBeVisible()
  const isCut = await sentence.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(isCut).toBe(false)
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

/** What is typed before the admin's script has the form is lost. */
async function openForm(page: Page, path: string, language: Language): Promise<void> {
  await openAdmin(page, path, language)
  await page.locator('form[data-form-ready=true]').first().waitFor()
}

/** Fills fields by their names until the form has heard of the last one: it misses what is typed while it starts. */
async function write(page: Page, values: Record<string, string>): Promise<void> {
  const last = Object.values(values).at(-1) ?? ''
  await expect(async () => {
    await Promise.all([formHeard(page, last), fill(page, values)])
  }).toPass()
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#field-${name}`)
    await field.clear()
    await field.fill(value)
  }
}

/** The response to the form's own check of what is written, which it sends after a moment. */
function formHeard(page: Page, written: string) {
  const isHeard = (response: Response) => {
    const body = response.request().postData() ?? ''
    return body.includes('form-state') && body.includes(written)
  }
  return page.waitForResponse(isHeard, { timeout: 15_000 })
}

async function save(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: sentences[language].save, exact: true }).click()
}

async function expectRed(page: Page, field: string, sentence: string | RegExp): Promise<void> {
  const red = page.locator('.field-type.error', { has: page.locator(`#field-${field}`) })
  await expect(red.locator('.field-error')).toHaveText(sentence)
}
