import type { Page } from '@playwright/test'
import { type MailServer, openMailServer } from '../../content-service/src/testing/mail-server.ts'
import { violations } from './support/axe.ts'
import { type Company, preparedBySetup, startCompany } from './support/company.ts'
import { sendButton, waitAsATypist } from './support/contact-form.ts'
import {
  changeDocument,
  openAdmin,
  openAdminFor,
  openListed,
  readDocument,
} from './support/editor.ts'
import { addressIn, expect, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Answers to enquiries, from the admin to the mailbox of the visitor. */

const enquiry = {
  name: 'Kim Min-jun',
  email: 'kim@pembeli.example',
  message: 'Please quote.\n\n1. Coal, Energy 4600',
  enquiry: {
    ...{ reference: 'RFQ-261122-7F3K', company: 'Kim Power', country: 'Korea', language: 'en' },
    items: [{ kind: 'coal', product: 'Coal, Energy 4600', quantity: '55000 t' }],
  },
}

test.describe('with a mail server', () => {
  // Chromium prints each error response to its console.
  test.use({ expectedConsole: [/status of 40[49]/] })

  let mails: MailServer
  let company: Company

  test.beforeAll(async () => {
    mails = await openMailServer()
    company = await startCompany(preparedBySetup(), { SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
    await sendMessage(company.content.origin, enquiry)
  })

  test.afterAll(async () => {
    await company.stop()
    await mails.close()
  })

  test('answers with a template and a document, once, although a colleague answers too', async ({
    page,
    context,
  }) => {
    await openEnquiry(page, company)
    const late = await context.newPage()
    await openEnquiry(late, company)

    const composer = composerOn(page)
    await composer.getByLabel('Templat').selectOption('Penawaran menyusul')
    const text = composer.getByLabel('Jawaban', { exact: true })
    await expect(text).toHaveValue(/^Dear Kim Min-jun,/)
    await expect(text).toHaveValue(/RFQ-261122-7F3K[\s\S]*- Coal, Energy 4600 · 55000 t/)
    await composer.getByRole('button', { name: 'Kirim jawaban' }).click()
    await expect(composer.getByRole('alert')).toHaveText('Masih kosong, isi dahulu: {day}')
    await text.fill((await text.inputValue()).replace('{day}', 'Friday'))

    // Nothing is lost on reload.
    await page.reload()
    await expect(text).toHaveValue(/by Friday, with typical/)
    // The colleague's tab begins with the same draft.
    await late.reload()
    await expect(composerOn(late).getByLabel('Jawaban', { exact: true })).toHaveValue(/by Friday/)
    await composer.getByRole('button', { name: 'Kutip permintaan' }).click()
    await expect(text).toHaveValue(/Kim Min-jun wrote:\n> Please quote\./)
    await composer.getByText('Lampirkan dokumen perusahaan').click()
    const document = composer.getByRole('checkbox').first()
    await document.check()
    await composer
      .getByLabel(/Lampirkan berkas dari komputer/)
      .setInputFiles({ name: 'harga.png', mimeType: 'image/png', buffer: pixel })
    await expect(composer.getByRole('button', { name: 'Lepas: harga.png' })).toBeVisible()
    await composer.getByRole('button', { name: 'Kirim jawaban' }).click()

    const answer = page.getByRole('region', { name: 'Percakapan' }).getByRole('listitem').nth(1)
    await expect(answer).toContainText('menjawab')
    await expect(answer).toContainText('Terkirim')
    await expect(answer.getByRole('link', { name: /\.(pdf|xlsx)$/ })).toBeVisible()
    await expect(answer.getByRole('link', { name: 'harga.png' })).toBeVisible()
    await expect(composer.getByRole('status').last()).toHaveText('Jawaban terkirim.')
    await expect(text).toHaveValue('')
    await expect(
      page.locator('#field-status').getByText('Ditawarkan', { exact: true }),
    ).toBeVisible()
    expect(mails.received).toHaveLength(1)
    const [mail] = mails.received
    expect(mail?.to).toEqual([enquiry.email])
    expect(mail?.source).toMatch(/^Subject: Your request for quotation: RFQ-261122-7F3K\r$/m)
    expect(mail?.source).toMatch(/^Content-Disposition: attachment; filename=.+\.(pdf|xlsx)\r$/m)

    // The colleague has not seen that answer.
    const other = composerOn(late)
    await other.getByLabel('Jawaban', { exact: true }).fill('Second answer')
    await other.getByRole('button', { name: 'Kirim jawaban' }).click()
    const warning = other.getByRole('alert').filter({ hasText: 'rekan Anda' })
    await expect(warning).toContainText('sudah menjawab')
    await expect(warning).toContainText('Statusnya sekarang Ditawarkan')
    expect(mails.received).toHaveLength(1)
    await warning.getByRole('button', { name: 'Tetap kirim jawaban saya' }).click()
    await expect(
      late.getByRole('region', { name: 'Percakapan' }).getByText('Terkirim'),
    ).toHaveCount(2)
    expect(mails.received).toHaveLength(2)
    expect(mails.received[1]?.source).toMatch(/^In-Reply-To: <balasan-/m)
    await late.getByText('Riwayat').click()
    await expect(late.getByText('Status: Dibaca → Ditawarkan')).toBeVisible()
  })

  for (const [language, javaScriptEnabled, width] of [
    ['id', true, 390],
    ['en', false, 1440],
  ] as const) {
    const script = javaScriptEnabled ? 'with' : 'without'
    test(`a buyer finds the request again, and answers an offer there, ${language}, ${script} script`, async ({
      page: desk,
      browser,
    }) => {
      const text = messages[language]
      const viewport = { width, height: 900 }
      await using buyer = await browser.newContext({
        ...{ javaScriptEnabled, viewport, timezoneId: 'Asia/Seoul' },
      })
      const page = await buyer.newPage()
      const main = page.getByRole('main')
      const name = `Pembeli ${language} ${Date.now()}`
      const form = addressIn(language, '/kontak?produk=Timah')
      await page.goto(company.site.origin + form)
      if (javaScriptEnabled) {
        await expect(page.locator('[data-ready]').first()).toBeAttached()
        await expect(page.locator('.header-request')).toHaveText(`${text.nav_request} (1)`)
        await waitAsATypist(page)
      }
      await main.locator('[name=name]').fill(name)
      await main.locator('[name=email]').fill('sari@pembeli.example')
      await sendButton(page, language).click()
      await main.getByRole('link', { name: text.request_open }).click()
      await expect(page).toHaveURL(/\/permintaan\/[0-9a-f]{32}$/)
      const address = page.url()
      await page.reload()
      await expect(main).toContainText('Timah')
      await expect(main).toContainText(/RFQ-\d{6}-/)
      await expect(main).toContainText(text.request_none)
      await expect(main.locator('time + span')).toHaveText(
        javaScriptEnabled ? /GMT\+9/ : text.contact_office_time,
      )
      await expect(main.getByRole('link', { name: 'Timah' })).toHaveAttribute('href', /produk/)
      const chat = page.locator('a[href^="https://wa.me/"]').first()
      await expect(chat).toHaveAttribute('href', /RFQ-\d{6}-\w{4}$/)
      if (javaScriptEnabled) {
        // From any page, in another tab too.
        const tab = await buyer.newPage()
        await tab.setViewportSize({ width: 360, height: 640 })
        await tab.goto(company.site.origin + addressIn(language, '/'))
        await tab.locator('.header-request').click()
        await expect(tab).toHaveURL(address)
        await tab.goto(company.site.origin + form)
        await expect(tab.locator('.header-request')).toHaveText(`${text.nav_request} (1)`)
        await tab.locator('.sent-requests a').click()
        await expect(tab).toHaveURL(address)
        await tab.getByRole('button', { name: text.request_forget }).click()
        await expect(tab.getByRole('button', { name: text.request_forgotten })).toBeFocused()
        await tab.goto(company.site.origin + form)
        await expect(tab.locator('.header-request')).toHaveText(`${text.nav_request} (1)`)
        await expect(tab.locator('.sent-requests a')).toHaveCount(0)
        await tab.close()
      }

      await openAdminFor(desk, company, 'collections/messages')
      await openListed(desk, name)
      const composer = composerOn(desk)
      await composer.getByLabel('Jawaban', { exact: true }).fill('Tersedia.')
      await composer.getByLabel(/^Harga/).fill('USD 2,100 / t CIF')
      await composer.getByLabel('Berlaku sampai').fill('2099-12-31')
      await composer.getByRole('button', { name: 'Kirim jawaban' }).click()
      const mail = () => mails.received.at(-1)?.source.replaceAll('=\r\n', '')
      await expect.poll(mail).toContain(address)

      await page.reload()
      await expect(main.getByText('USD 2,100 / t CIF')).toBeInViewport()
      await expect(main.locator('h1 + p')).toContainText(/^RFQ-/)
      await expect(page.locator('.phone-bar a').first()).toHaveAttribute('href', '#reply')
      await expect(main).toContainText(/31 Desember 2099|December 31, 2099/)
      if (javaScriptEnabled) {
        expect(await violations(page, 'main')).toEqual([])
        await expectHiddenUntilFound(page)
      }
      await main.locator('[name=text]').fill('Setuju\n<b>CIF</b>')
      const file = { name: 'pesanan.png', mimeType: 'image/png', buffer: pixel }
      await main.locator('[type=file]').setInputFiles(file)
      await main.getByRole('button', { name: text.request_send }).click()
      await expect(main.locator('#latest')).toContainText('<b>CIF</b>')
      await expect(main.locator('#latest')).toContainText('pesanan.png')
      await expect(main.locator('#latest')).toBeFocused()
      await expect(main.getByRole('status')).toHaveText(text.request_replied)
      await expect(page).toHaveURL(`${address}#latest`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await openAdminFor(desk, company, '')
      const unread = desk.getByRole('listitem').filter({ hasText: name })
      await expect(unread).toContainText('Balasan baru')
      await unread.getByRole('link').click()
      const thread = desk.getByRole('region', { name: 'Percakapan' })
      await expect(thread).toContainText('Setuju')
      await expect(thread.getByRole('link', { name: 'pesanan.png' })).toBeVisible()
      await expect(async () => {
        await openAdminFor(desk, company, '')
        await expect(unread).toHaveCount(0)
      }).toPass()
    })
  }
})

test('without a mail server, the answer is on the page of the request, and the mail program opens the same text', async ({
  page,
}) => {
  const name = `Pembeli ${Date.now()}`
  await sendMessage(process.env.JOURNEY_CONTENT ?? '', { ...enquiry, name })
  await openAdmin(page, `collections/messages?search=${encodeURIComponent(name)}`)
  await openListed(page, name)
  const composer = composerOn(page)
  await expect(composer).toContainText('Server email belum diatur')
  await composer.getByLabel('Jawaban', { exact: true }).fill('Baik.\nTerima kasih.')
  await expect(composer.getByRole('link', { name: 'Balas lewat email' })).toHaveAttribute(
    'href',
    'mailto:kim@pembeli.example?subject=Your%20request%20for%20quotation%3A%20RFQ-261122-7F3K&body=Baik.%0D%0ATerima%20kasih.',
  )
  await composer.getByRole('button', { name: 'Kirim jawaban' }).click()
  const thread = page.getByRole('region', { name: 'Percakapan' })
  await expect(thread.getByText('Terkirim')).toBeVisible()
})

test('the list shows what is one’s own, of a status too', async ({ page }) => {
  const name = `Milik saya ${Date.now()}`
  const id = await sendMessage(process.env.JOURNEY_CONTENT ?? '', { ...enquiry, name })
  await sendMessage(process.env.JOURNEY_CONTENT ?? '', { ...enquiry, name: `Lain, ${name}` })
  const { user } = await readDocument<{ user: { id: number } }>('users/me')
  await changeDocument(`messages/${id}`, { assignedTo: user.id })
  await openAdmin(page, 'collections/messages')
  const filter = page.getByRole('navigation', { name: 'Saring menurut status' })
  await filter.getByRole('link', { name: 'Untuk saya' }).click()
  await expect(filter.getByRole('link', { name: 'Untuk saya' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await filter.getByRole('link', { name: 'Baru' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(table.getByRole('link', { name: `Lain, ${name}` })).toHaveCount(0)
  await expect(filter.getByRole('link', { name: 'Untuk saya' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

/** The way back to a page that the browser kept, as its events; Playwright switches that cache off. */
async function expectHiddenUntilFound(page: Page) {
  const comeBack = async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect(page.locator('body')).toBeHidden()
    const event = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await page.evaluate(event)
  }
  await comeBack()
  await expect(page.locator('body')).toBeVisible()
  await page.route(page.url(), async (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await Promise.all([page.waitForEvent('load'), comeBack()])
  await page.unroute(page.url())
}

function composerOn(page: Page) {
  return page.getByRole('region', { name: 'Tulis jawaban' })
}

async function openEnquiry(page: Page, company: Company) {
  await openAdminFor(page, company, 'collections/messages')
  await openListed(page, enquiry.name)
  await expect(composerOn(page).getByLabel('Perihal')).toHaveValue(/RFQ-261122-7F3K/)
}

async function sendMessage(origin: string, message: object): Promise<number> {
  const response = await fetch(`${origin}/api/send-contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect(response.status).toBe(201)
  const { data }: { data: { id: number } } = await response.json()
  return data.id
}
