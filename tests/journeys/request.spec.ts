import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { smallPdf } from '../../content-service/src/testing/small-files.ts'
import { fill, sendButton, waitAsATypist } from './support/contact-form.ts'
import { findMessages, openAdmin } from './support/editor.ts'
import { addressIn, expect, languages, open, test, waitUntilHydrated } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** Requests for quotation, from the page of a product or machine to the stored enquiry. */

const items = (page: Page) => page.getByRole('main').locator('.request-item')
const inItem = (page: Page, index: number, field: string) =>
  page.getByRole('main').locator(`[name="items.${index}.${field}"]`)

for (const language of languages) {
  const text = messages[language]

  test(`a buyer on a phone sends from a grade with three fields and five taps, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const email = `mutu-${language}-${Date.now()}@pembeli.example`
    await open(page, addressIn(language, '/produk/1'))
    const ask = page.locator('.grade-ask a:visible').first()
    await ask.scrollIntoViewIfNeeded()
    await ask.click()
    await expect(inItem(page, 0, 'product')).toHaveValue(/ 4600$/)
    await expect(inItem(page, 0, 'kind')).toHaveValue('coal')
    const item = items(page).first()
    await expect(item).toBeFocused()
    await expect(item).toHaveAccessibleDescription(
      new RegExp(`^${text.item_is_in.replace('{product}', '.* 4600')}$`),
    )
    const { y = 0 } = (await item.boundingBox()) ?? {}
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(y)
    expect(y).toBeLessThan(200)
    await expect(page.getByText(text.contact_promise)).toBeInViewport()
    // Only the script records which page led here.
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    await fill(page, language, { contact_name: 'Kim Min-jun', contact_email: email })
    await waitAsATypist(page)
    await sendButton(page, language).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.contact_sent)
    const [stored] = await findMessages(email)
    expect(stored).toMatchObject({
      status: 'new',
      page: addressIn(language, '/produk/1'),
      reference: expect.stringMatching(/^RFQ-/),
    })
    expect(stored?.message).toMatch(/4600\.$/)
    const receipt = page.locator('.sent-receipt')
    await expect(receipt).toContainText(stored?.reference ?? '')
    await expect(receipt).toContainText(text.contact_answer_by)
    await expect(receipt).toContainText(text.contact_answerer)
    await expect(items(page)).toHaveCount(0)
  })

  test(`several things are asked for at once, and each field is sent, ${language}`, async ({
    page,
  }) => {
    const email = `barang-${language}-${Date.now()}@pembeli.example`
    await open(page, addressIn(language, '/kontak?produk=Coal%204600&jenis=coal'))
    await inItem(page, 0, 'quantity').fill('3 × 55000 t')
    await inItem(page, 0, 'incoterm').selectOption('FOB')
    const first = items(page).first()
    await first.getByText(text.item_more).click()
    await inItem(page, 0, 'limits').fill('TM 30 %')
    await inItem(page, 0, 'term').selectOption('contract')
    await inItem(page, 0, 'payment').fill('L/C at sight')
    // Another page adds to the collected items, and a reload keeps them.
    await open(page, addressIn(language, '/kontak?produk=Zircon'))
    await expect(items(page)).toHaveCount(2)
    await page.getByRole('button', { name: text.item_machine }).click()
    await expect(inItem(page, 2, 'product')).toBeFocused()
    await inItem(page, 2, 'product').fill('Excavator 20 t')
    await inItem(page, 2, 'offer').selectOption('hire')
    await expect(inItem(page, 2, 'months')).toBeVisible()
    await items(page).nth(1).getByRole('button', { name: text.item_remove }).click()
    await expect(items(page)).toHaveCount(2)
    await expect(inItem(page, 1, 'product')).toBeFocused()
    await page.reload()
    await expect(items(page)).toHaveCount(2)
    await expect(inItem(page, 0, 'quantity')).toHaveValue('3 × 55000 t')
    await expect(page.getByRole('main').locator('[name=message]')).toHaveValue(
      text.contact_enquiry.replace('{product}', 'Coal 4600; Excavator 20 t'),
    )
    await page.getByText(text.contact_preview).click()
    await expect(page.locator('.request-preview .request-text')).toContainText('TM 30 %')
    await fill(page, language, { contact_name: 'Kim', contact_email: email })
    await page.getByLabel(text.contact_company_field).fill('Kim Power')
    await waitAsATypist(page)
    await sendButton(page, language).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.contact_sent)
    expect(await findMessages(email)).toMatchObject([
      {
        company: 'Kim Power',
        language,
        items: [
          {
            kind: 'coal',
            product: 'Coal 4600',
            quantity: '3 × 55000 t',
            incoterm: 'FOB',
            details: [
              `${text.item_coal_limits}: TM 30 %`,
              `${text.item_term}: ${text.item_contract}`,
              `${text.item_payment}: L/C at sight`,
            ].join('\n'),
          },
          {
            kind: 'machine',
            product: 'Excavator 20 t',
            details: `${text.item_offer}: ${text.item_hire}`,
          },
        ],
      },
    ])
  })
}

test('a colleague finishes what a link hands on: the items, and nothing of the person', async ({
  page,
}) => {
  await open(page, '/kontak?produk=Batubara&jenis=coal')
  await inItem(page, 0, 'quantity').fill('8000 t')
  await fill(page, 'id', { contact_name: 'Kim Rahasia', contact_message: 'Rahasia juga' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByText(messages.id.contact_preview).click()
  await page.getByRole('button', { name: messages.id.contact_copy_link }).click()
  await expect(page.getByRole('button', { name: messages.id.contact_copied })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).not.toMatch(/rahasia/i)
  const { pathname, search } = new URL(link)
  const colleague = await page.context().newPage()
  await open(colleague, pathname + search)
  await expect(inItem(colleague, 0, 'product')).toHaveValue('Batubara')
  await expect(inItem(colleague, 0, 'quantity')).toHaveValue('8000 t')
  await expect(colleague.getByRole('main').locator('[name=name]')).toHaveValue('')
  const email = `rekan-${Date.now()}@pembeli.example`
  await fill(colleague, 'id', { contact_name: 'Lee', contact_email: email })
  await waitAsATypist(colleague)
  await sendButton(colleague, 'id').click()
  await expect(colleague.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toMatchObject([
    { name: 'Lee', items: [{ product: 'Batubara', quantity: '8000 t' }] },
  ])
})

test('what was removed stays removed in the other language, and what was sent after it', async ({
  page,
}) => {
  await open(page, '/kontak?produk=Timah')
  await page.getByRole('button', { name: messages.id.item_coal }).click()
  await inItem(page, 1, 'product').fill('Batubara')
  await items(page).first().getByRole('button', { name: messages.id.item_remove }).click()
  await expect(items(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'English EN', exact: true }).click()
  await page.waitForURL('**/en/kontak?**')
  await expect(inItem(page, 0, 'product')).toHaveValue('Batubara')
  await expect(items(page)).toHaveCount(1)
  await fill(page, 'en', {
    contact_name: 'Kim',
    contact_email: `hapus-${Date.now()}@pembeli.example`,
    contact_message: 'Coal, please',
  })
  await sendButton(page, 'en').click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.en.contact_sent)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scripted')
  await expect(items(page)).toHaveCount(0)
})

test('a request that is begun in one language goes on in the other', async ({ page }) => {
  await open(page, '/kontak?produk=Timah')
  await page.getByRole('main').locator('[name=name]').fill('Kim')
  await open(page, '/en/kontak')
  const message = page.getByRole('main').locator('[name=message]')
  await expect(message).toHaveValue(messages.en.contact_enquiry.replace('{product}', 'Timah'))
  await message.fill('Tin, please')
  await open(page, '/kontak')
  await expect(message).toHaveValue('Tin, please')
  await expect(page.getByRole('main').locator('[name=name]')).toHaveValue('Kim')
})

test('an item without its name is pointed out, and an empty one is left out', async ({ page }) => {
  const email = `kosong-${Date.now()}@pembeli.example`
  await open(page, '/kontak')
  await page.getByRole('button', { name: messages.id.item_coal }).click()
  await page.getByRole('button', { name: messages.id.item_mineral }).click()
  await inItem(page, 0, 'quantity').fill('8000 t')
  await fill(page, 'id', {
    contact_name: 'Kim',
    contact_email: email,
    contact_message: 'Kapan ada?',
  })
  await sendButton(page, 'id').click()
  await expect(inItem(page, 0, 'product')).toBeFocused()
  await expect(page.getByText(messages.id.item_product_missing)).toBeVisible()
  await inItem(page, 0, 'product').fill('Batubara')
  await expect(page.getByText(messages.id.item_product_missing)).toHaveCount(0)
  await sendButton(page, 'id').click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toMatchObject([{ items: [{ product: 'Batubara' }] }])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('items are added, removed and sent, and nothing typed is lost', async ({ page }) => {
    const email = `tanpa-skrip-${Date.now()}@pembeli.example`
    const main = page.getByRole('main')
    await page.goto('/kontak?produk=Silika')
    await main.locator('[name=email]').fill(email)
    await inItem(page, 0, 'quantity').fill('500 t')
    await page.getByRole('button', { name: messages.id.item_machine }).click()
    await expect(items(page)).toHaveCount(2)
    await inItem(page, 1, 'product').fill('Loader')
    await page.getByRole('button', { name: messages.id.item_coal }).click()
    await page.getByRole('button', { name: messages.id.item_remove }).last().click()
    await expect(items(page)).toHaveCount(2)
    await expect(main.locator('[name=email]')).toHaveValue(email)
    await expect(inItem(page, 1, 'product')).toHaveValue('Loader')
    await main.locator('[name=name]').fill('Sari')
    // Enter sends the form without changing an item.
    await main.locator('[name=name]').press('Enter')
    await expect(main.getByRole('alert')).toHaveText(messages.id.contact_sent)
    await expect(page.locator('.sent-receipt')).toContainText('RFQ-')
    expect(await findMessages(email)).toMatchObject([
      { items: [{ product: 'Silika', quantity: '500 t' }, { product: 'Loader' }] },
    ])
  })
})

test('a check of limits and a window become one item of the request, with the grade', async ({
  page,
}) => {
  await open(page, '/produk/1?batas-nilai-kalor=4500&batas-kadar-abu=12&cek=1#cek')
  const fits = page.locator('.check-fits').first()
  await fits.getByRole('link', { name: messages.id.check_ask }).click()
  await page.waitForURL('**/kontak?**')
  // The form keeps an item as soon as it runs.
  await waitUntilHydrated(page)
  await expect(inItem(page, 0, 'kind')).toHaveValue('coal')
  await expect(inItem(page, 0, 'product')).toHaveValue(/, mutu Energi \d{4}$/)
  await expect(inItem(page, 0, 'limits')).toHaveValue(
    /^Nilai kalor \(GAR\) min\. 4500 .*; Kadar abu \(ADB\) maks\. 12 %$/,
  )
  // A loading window of the same product joins it.
  await open(page, '/produk/1')
  await page.getByRole('link', { name: messages.id.offer_window_ask }).first().click()
  await expect(inItem(page, 0, 'delivery')).toHaveValue(/\d/)
  await expect(inItem(page, 0, 'quantity')).toHaveValue(/\d/)
  await expect(inItem(page, 0, 'product')).toHaveValue(/, mutu Energi \d{4}$/)
  await expect(inItem(page, 0, 'limits')).toHaveValue(/maks\. 12 %$/)
  await expect(items(page)).toHaveCount(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a buyer’s own specification, script ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled })

    test('goes along with the request, and sales downloads it', async ({ page, browser }) => {
      const email = `lampiran-${javaScriptEnabled}-${Date.now()}@pembeli.example`
      await page.goto('/kontak?produk=Batubara&jenis=coal&utm_source=buletin&utm_medium=email')
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-scripted')
      await fill(page, 'id', { contact_name: 'Kim Min-jun', contact_email: email })
      const field = page.getByLabel(messages.id.contact_attachments)
      await field.setInputFiles({
        name: 'spec.pdf',
        mimeType: 'application/pdf',
        buffer: smallPdf(),
      })
      await waitAsATypist(page)
      await sendButton(page, 'id').click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
      await page.getByRole('link', { name: messages.id.request_open }).click()
      await expect(page.locator('.request-text')).toContainText('Lampiran: spec.pdf (1 KB)')
      const [stored] = await findMessages(email)
      expect(stored?.message).toContain('Lampiran: spec.pdf (1 KB)')
      if (javaScriptEnabled) expect(stored).toMatchObject({ campaign: 'buletin / email' })
      const desk = await browser.newPage({ javaScriptEnabled: true })
      await openAdmin(desk, `/collections/messages/${stored?.id}`)
      const downloading = desk.waitForEvent('download')
      await desk.getByRole('link', { name: 'spec.pdf' }).click()
      const path = await (await downloading).path()
      expect(readFileSync(path).equals(smallPdf())).toBe(true)
      await desk.close()
    })
  })
}

test.describe('a file that does not go along', () => {
  test.use({ expectedConsole: [/status of 422/] })

  test('is explained at the head, and the rest goes without it', async ({ page }) => {
    await open(page, '/kontak')
    const email = `tanpa-${Date.now()}@pembeli.example`
    await fill(page, 'id', { contact_name: 'Kim', contact_email: email, contact_message: 'Halo' })
    const alert = page.getByRole('main').getByRole('alert')
    const field = page.getByLabel(messages.id.contact_attachments)
    const choose = (...files: [string, Buffer][]) =>
      field.setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: '', buffer })))
    for (const [name, buffer, key] of [
      ['foto.heic', smallPdf(), 'contact_file_heic'],
      ['besar.pdf', Buffer.alloc(10_000_001), 'contact_file_size'],
      ['laman.pdf', Buffer.from('<script>alert(1)</script>'), 'contact_file_type'],
    ] as const) {
      await choose(['spec.pdf', smallPdf()], [name, buffer])
      await sendButton(page, 'id').click()
      const sentence = messages.id[key].replace('{name}', name).replace('{limit}', '10')
      await expect(alert).toHaveText(sentence)
      await expect(alert).toBeFocused()
    }
    await page.getByRole('button', { name: messages.id.contact_send_without }).click()
    await expect(alert).toHaveText(messages.id.contact_sent)
    const [stored] = await findMessages(email)
    expect(stored?.message).toBe('Halo\n\nLampiran: spec.pdf (1 KB)')
  })
})

test.describe('a deleted request', () => {
  test.use({ expectedConsole: [/the server responded with a status of 404/] })

  test('is forgotten by the browser when its page is opened', async ({ page }) => {
    await open(page, '/kontak')
    await page.evaluate(() => {
      const address = `/permintaan/${'0'.repeat(32)}`
      const sent = [{ page: address, reference: 'RFQ-261122-7F3K', until: Date.now() + 60_000 }]
      localStorage.setItem('sent-requests', JSON.stringify(sent))
    })
    await page.reload()
    const sent = page.locator('.sent-requests a')
    await expect(sent).toHaveText(`${messages.id.request_title} RFQ-261122-7F3K`)
    await sent.click()
    await expect(page.locator('h1')).toHaveText(messages.id.request_missing)
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    await open(page, '/kontak')
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    await expect(sent).toHaveCount(0)
  })
})
