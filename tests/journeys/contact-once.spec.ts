import { violations } from './support/axe.ts'
import { control, enquiry, type Field, fill, sendButton } from './support/contact-form.ts'
import { findMessages } from './support/editor.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

test.use({
  expectedConsole: [/responded with a status of 503|net::ERR_FAILED/],
})

const sender = (name: string) => `${name}-${Date.now()}@pembeli.example`

test('enquiry: two clicks at once store one message', async ({ page }) => {
  const email = sender('dua-klik')
  await open(page, '/kontak')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await sendButton(page, 'id').dblclick()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toHaveLength(1)
})

test('enquiry: going back and sending the same again stores one message', async ({ page }) => {
  const email = sender('kembali')
  const alert = page.getByRole('main').getByRole('alert')
  for (const visit of [1, 2]) {
    if (visit === 1) await open(page, '/kontak')
    else {
      await open(page, '/blog')
      await page.goBack()
      await expect(alert).toHaveText('')
    }
    await fill(page, 'id', { ...enquiry, contact_email: email })
    await sendButton(page, 'id').click()
    await expect(alert).toHaveText(messages.id.contact_sent)
  }
  expect(await findMessages(email)).toHaveLength(1)
})

test('enquiry: sent before the script has loaded and again with it, it is one message', async ({
  page,
}) => {
  const email = sender('lebih-dulu')
  const alert = page.getByRole('main').getByRole('alert')
  const entry = /\/assets\/\w+-page-.*\.js$/
  await page.route(entry, (route) => route.abort())
  await page.goto('/kontak')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await sendButton(page, 'id').click()
  await expect(alert).toHaveText(messages.id.contact_sent)
  await expect(page.locator('html')).not.toHaveAttribute('data-scripted')
  await page.unroute(entry)
  await open(page, '/kontak')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await sendButton(page, 'id').click()
  await expect(alert).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toHaveLength(1)
})

test('enquiry: a retry after a lost response stores one message', async ({ page }) => {
  const email = sender('hilang')
  await open(page, '/kontak')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await page.route(
    (url) => url.pathname.startsWith('/kontak'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await sendButton(page, 'id').click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText(messages.id.contact_failed)
  expect(await findMessages(email)).toHaveLength(1)
  await sendButton(page, 'id').click()
  await expect(alert).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toHaveLength(1)
})

test('enquiry: two visitors who write the same are two messages', async ({ browser, page }) => {
  const email = sender('berdua')
  const other = await (await browser.newContext()).newPage()
  for (const visitor of [page, other]) {
    await open(visitor, `${process.env.JOURNEY_SITE}/kontak`)
    await fill(visitor, 'id', { ...enquiry, contact_email: email })
    await sendButton(visitor, 'id').click()
    await expect(visitor.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  }
  await other.context().close()
  expect(await findMessages(email)).toHaveLength(2)
})

test('enquiry: nothing that names a visitor or a visit is in the page', async ({ request }) => {
  const texts = await Promise.all([1, 2].map(async () => (await request.get('/kontak')).text()))
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toMatch(/<input type="hidden" name="token" value=""/)
})

for (const language of languages) {
  const text = messages[language]

  test(`enquiry: what could not be sent, ${language}`, async ({ page, otherHost }) => {
    await test.step(`enquiry: what could not be sent is there after a reload, until it is sent, ${language}`, async () => {
      await otherHost.content.responses.set('/api/send-contact', { status: 500, body: {} })
      const address = otherHost.site.origin + addressIn(language, '/kontak')
      await open(page, address)
      await fill(page, language)
      await sendButton(page, language).click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toHaveText(text.contact_failed)
      expect(await violations(page, 'main')).toEqual([])
      await open(page, address)
      for (const [field, value] of Object.entries(enquiry)) {
        await expect(control(page, language, field as Field)).toHaveValue(value)
      }
      await otherHost.content.responses.set('/api/send-contact', {
        status: 201,
        body: { data: { id: 1 } },
      })
      await sendButton(page, language).click()
      await expect(alert).toHaveText(text.contact_sent)
      expect(await violations(page, 'main')).toEqual([])
      await open(page, address)
      await expect(control(page, language, 'contact_message')).toHaveValue('')
      const keys = otherHost.content.requests
        .filter(({ method }) => method === 'POST')
        .map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    })
    await test.step(`enquiry: a failure offers mail and WhatsApp with the text filled in, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/send-contact', { status: 500, body: {} })
      await open(page, otherHost.site.origin + addressIn(language, '/kontak'))
      await fill(page, language)
      await sendButton(page, language).click()
      const main = page.getByRole('main')
      await expect(main.getByText(text.contact_kept)).toBeVisible()
      const mail = main.getByRole('link', { name: text.contact_by_mail })
      const chat = main.getByRole('link', { name: text.contact_by_chat })
      const mailText = new URL((await mail.getAttribute('href')) ?? '')
      expect(mailText.href).toMatch(/^mailto:uji@contoh\.example\?/)
      expect(mailText.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(
        enquiry.contact_message,
      )
      await control(page, language, 'contact_message').fill('Ditulis sesudahnya')
      await expect(chat).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/6281211112222\?text=Ditulis%20/,
      )
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('enquiry: sent again within a day it is one message', async ({ page }) => {
    const email = sender('ulang')
    const main = page.getByRole('main')
    for (const _attempt of [1, 2]) {
      await page.goto('/kontak')
      await main.locator('[name=name]').fill('Sari')
      await main.locator('[name=email]').fill(email)
      await main.locator('[name=message]').fill('Minta penawaran timah')
      await sendButton(page, 'id').click()
      await expect(main.getByRole('alert')).toHaveText(messages.id.contact_sent)
    }
    expect(await findMessages(email)).toHaveLength(1)
  })

  test('enquiry: a failure keeps what was typed and offers mail and WhatsApp', async ({
    page,
    otherHost,
  }) => {
    await otherHost.content.responses.set('/api/send-contact', { status: 500, body: {} })
    await page.goto(`${otherHost.site.origin}/kontak`)
    const main = page.getByRole('main')
    await main.locator('[name=name]').fill('Sari')
    await main.locator('[name=email]').fill('sari@pembeli.example')
    await main.locator('[name=message]').fill('Minta penawaran timah')
    await sendButton(page, 'id').click()
    await expect(main.getByRole('alert')).toHaveText(messages.id.contact_failed)
    await expect(main.locator('[name=message]')).toHaveValue('Minta penawaran timah')
    const chat = main.getByRole('link', { name: messages.id.contact_by_chat })
    await expect(chat).toHaveAttribute('href', /text=Minta%20penawaran%20timah/)
  })
})
