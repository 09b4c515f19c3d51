import { control, enquiry, type Field, fields, fill, sendButton } from './support/contact-form.ts'
import { delayResponse } from './support/content-host.ts'
import { findMessages } from './support/editor.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** The exact words of the specification, which the message files must contain. */
const alerts = {
  id: {
    sent: 'Pesan berhasil dikirim!',
    failed: 'Terjadi kesalahan saat mengirim pesan',
    sending: 'Mengirim...',
  },
  en: {
    sent: 'Message sent successfully!',
    failed: 'An error occurred while sending the message.',
    sending: 'Sending...',
  },
} as const

// The browser's console message about a failing content host.
test.use({ expectedConsole: [/the server responded with a status of 503/] })

for (const language of languages) {
  test(`contact: a message is stored and confirmed, and the form is reset, ${language} @R82`, async ({
    page,
  }) => {
    const email = `kim-${language}-${Date.now()}@pembeli.example`
    await open(page, addressIn(language, '/kontak'))
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('')
    await fill(page, language, { ...enquiry, contact_email: email })
    await sendButton(page, language).click()
    await expect(alert).toHaveText(alerts[language].sent)
    await expect(alert).toBeFocused()
    for (const field of fields) {
      await expect(control(page, language, field)).toHaveValue('')
    }
    const stored = await findMessages(email)
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({
      name: enquiry.contact_name,
      email,
      phone: enquiry.contact_phone,
      message: enquiry.contact_message,
    })
  })

  test(`contact, ${language}`, async ({ page, otherHost }) => {
    await test.step(`contact: phone, address, email, form and a map whose query is the address, ${language} @R78`, async () => {
      await open(page, otherHost.site.origin + addressIn(language, '/kontak'))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: '+62 812 1111 2222' })).toHaveAttribute(
        'href',
        'tel:+6281211112222',
      )
      await expect(main.getByRole('link', { name: 'uji@contoh.example' })).toBeVisible()
      await expect(main.getByText('Jl. Kaki No. 1, Surabaya').first()).toBeVisible()
      await expect(main.getByText('Senin–Jumat 08.00–17.00')).toBeVisible()
      const frame = main.locator('iframe')
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.contentFrame().getByText('Peta uji')).toBeVisible()
      const source = new URL((await frame.getAttribute('src')) ?? '')
      expect(source.searchParams.get('q')).toBe('Jl. Kaki No. 1, Surabaya')
      const link = main.getByRole('link', { name: messages[language].contact_map_link })
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('Kaki')
    })
    await test.step(`contact: while sending the button is disabled and says so, ${language} @R80`, async () => {
      await startOver(otherHost)
      const release = await delayResponse(otherHost.content, '/api/send-contact')
      await open(page, otherHost.site.origin + addressIn(language, '/kontak'))
      await fill(page, language)
      await sendButton(page, language).click()
      const busy = page.getByRole('button', { name: alerts[language].sending })
      await expect(busy).toBeVisible()
      await expect(busy).toBeDisabled()
      release()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(alerts[language].sent)
      await expect(sendButton(page, language)).toBeEnabled()
    })
    await test.step(`contact: a failure is reported and nothing typed is lost, ${language} @R83`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/send-contact', { status: 500, body: {} })
      await open(page, otherHost.site.origin + addressIn(language, '/kontak'))
      await fill(page, language)
      await sendButton(page, language).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toHaveText(alerts[language].failed)
      await expect(alert).toBeFocused()
      for (const [field, value] of Object.entries(enquiry)) {
        await expect(control(page, language, field as Field)).toHaveValue(value)
      }
      await otherHost.content.responses.set('/api/send-contact', { status: 200, body: {} })
      await sendButton(page, language).click()
      await expect(alert).toHaveText(alerts[language].sent)
      await expect(control(page, language, 'contact_message')).toHaveValue('')
    })
    await test.step(`contact: name, email and message are required, the phone is not, ${language} @R79`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + addressIn(language, '/kontak'))
      await sendButton(page, language).click()
      await expect(page.getByText(messages[language].contact_name_missing)).toBeVisible()
      await expect(page.getByText(messages[language].contact_email_missing)).toBeVisible()
      await expect(page.getByText(messages[language].contact_message_missing)).toBeVisible()
      await expect(control(page, language, 'contact_name')).toBeFocused()
      await fill(page, language, { ...enquiry, contact_phone: '', contact_email: 'bukan-email' })
      await sendButton(page, language).click()
      await expect(page.getByText(messages[language].contact_email_format)).toBeVisible()
      await expect(control(page, language, 'contact_email')).toHaveAttribute('type', 'email')
      await expect(control(page, language, 'contact_email')).toBeFocused()
      await control(page, language, 'contact_email').fill('kim@kepco')
      await sendButton(page, language).click()
      await expect(page.getByText(messages[language].contact_email_cut_short)).toBeVisible()
      await expect(control(page, language, 'contact_email')).toBeFocused()
      expect(otherHost.content.requests.filter(({ method }) => method === 'POST')).toEqual([])
      await sendButton(page, language).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(alerts[language].sent)
    })
  })
}

test('contact: what goes to the content host', async ({ page, otherHost }) => {
  await test.step('contact: the message goes to the content host as JSON with the visitor’s address @R81', async () => {
    await open(page, `${otherHost.site.origin}/kontak`)
    await fill(page, 'id')
    await sendButton(page, 'id').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(alerts.id.sent)
    const posts = otherHost.content.requests.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.url).toBe('/api/send-contact')
    expect(posts[0]?.headers['content-type']).toMatch(/^application\/json/)
    expect(posts[0]?.headers['x-forwarded-for']).toBe('127.0.0.1')
    expect(JSON.parse(posts[0]?.body ?? '')).toEqual({
      name: enquiry.contact_name,
      email: enquiry.contact_email,
      phone: enquiry.contact_phone,
      message: enquiry.contact_message,
      enquiry: {
        reference: expect.stringMatching(/^RFQ-\d{6}-[2-9A-Z]{4}$/),
        language: 'id',
        items: [],
      },
    })
  })
  await test.step('contact: the form works while the contact data fails, which is reported with a retry @R84', async () => {
    await startOver(otherHost)
    await otherHost.content.responses.set('/api/contact', { status: 500, body: {} })
    await open(page, `${otherHost.site.origin}/kontak`)
    await expect(page.getByText('Failed to fetch contact')).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('heading', { name: messages.id.state_error_title }),
    ).toBeVisible()
    await fill(page, 'id')
    await sendButton(page, 'id').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(alerts.id.sent)
  })
})
