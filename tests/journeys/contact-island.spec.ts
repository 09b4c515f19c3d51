import type { Page } from '@playwright/test'
import { smallPdf } from '../../content-service/src/testing/small-files.ts'
import {
  control,
  enquiry,
  fill,
  holdIsland,
  sendButton,
  waitAsATypist,
} from './support/contact-form.ts'
import { startContentHost } from './support/content-host.ts'
import { findMessages } from './support/editor.ts'
import { respondAsFixture } from './support/fixture-company.ts'
import { expect, open, test, waitUntilHydrated } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { startSite } from './support/site.ts'
import { translate } from './support/translate.ts'

/** The contact form before its script reacts, and what it knows of a visit when the browser hides it. */

test.use({ expectedConsole: [/responded with a status of (422|429)/] })

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const field = (page: Page, name: string) => page.getByRole('main').locator(`[name="${name}"]`)

for (const isTranslated of [false, true]) {
  const kind = isTranslated ? 'a translated page' : 'a page'

  test(`enquiry: what was filled in on ${kind} before the form reacts stays and is sent`, async ({
    page,
  }) => {
    const email = `dini-${isTranslated}-${Date.now()}@pembeli.example`
    const release = await holdIsland(page)
    await page.goto('/kontak?produk=Timah')
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    if (isTranslated) await translate(page)
    await field(page, 'items.0.quantity').fill('500 t')
    await field(page, 'items.0.incoterm').selectOption('FOB')
    await field(page, 'attachment').setInputFiles({
      ...{ name: 'spec.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
    })
    await field(page, 'name').fill('Kim Min-jun')
    await field(page, 'email').fill(email)
    release()
    await waitUntilHydrated(page)
    await expect(field(page, 'email')).toBeFocused()
    await expect(field(page, 'email')).toHaveValue(email)
    const draft = await page.evaluate(() => sessionStorage.getItem('contact-draft'))
    expect(draft).toContain(email)
    await sendButton(page, 'id').click()
    await expect(alert(page)).toHaveText(messages.id.contact_sent)
    const [stored] = await findMessages(email)
    expect(stored).toMatchObject({
      ...{ status: 'new', name: 'Kim Min-jun' },
      items: [{ product: 'Timah', quantity: '500 t', incoterm: 'FOB' }],
      message: expect.stringContaining('Lampiran: spec.pdf (1 KB)'),
    })
  })
}

test('enquiry: two clicks before the form reacts store one message, with its campaign', async ({
  page,
}) => {
  const email = `dua-klik-dini-${Date.now()}@pembeli.example`
  await holdIsland(page)
  await page.goto('/kontak?utm_source=buletin')
  await expect(page.locator('html')).toHaveAttribute('data-scripted')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await sendButton(page, 'id').dblclick()
  await expect(alert(page)).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toMatchObject([{ campaign: 'buletin' }])
})

test('enquiry: the page before it and the campaign are sent from a browser that hides the referrer', async ({
  page,
}) => {
  const email = `tersembunyi-${Date.now()}@pembeli.example`
  await page.route(
    ({ origin, pathname }) => origin === process.env.JOURNEY_SITE && !pathname.includes('.'),
    async (route) => {
      if (route.request().method() === 'POST') return route.continue()
      const response = await route.fetch()
      const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' }
      return route.fulfill({ response, headers })
    },
  )
  await open(page, '/produk/1?utm_source=buletin&utm_medium=email')
  await page.locator('.grade-ask a:visible').first().click()
  await page.waitForURL('**/kontak?**')
  await waitUntilHydrated(page)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await page.getByRole('link', { name: 'English EN', exact: true }).click()
  await page.waitForURL('**/en/kontak?**')
  await waitUntilHydrated(page)
  await fill(page, 'en', { ...enquiry, contact_email: email })
  await sendButton(page, 'en').click()
  await expect(alert(page)).toHaveText(messages.en.contact_sent)
  expect(await findMessages(email)).toMatchObject([
    { page: '/produk/1', campaign: 'buletin / email' },
  ])
})

test('enquiry: a removed item stays removed after a reload, and returns when it is requested again', async ({
  page,
}) => {
  const items = page.getByRole('main').locator('.request-item')
  await open(page, '/produk/1')
  await page.locator('.grade-ask a:visible').first().click()
  await page.waitForURL('**/kontak?**')
  await waitUntilHydrated(page)
  await field(page, 'name').fill('Kim')
  await items.getByRole('button', { name: messages.id.item_remove }).click()
  await expect(items).toHaveCount(0)
  await page.reload()
  await waitUntilHydrated(page)
  await expect(field(page, 'name')).toHaveValue('Kim')
  await expect(items).toHaveCount(0)
  await open(page, '/produk/1')
  await page.locator('.grade-ask a:visible').first().click()
  await page.waitForURL('**/kontak?**')
  await expect(items).toHaveCount(1)
})

test('enquiry: too many messages are answered with the page, which names the waiting time', async ({
  page,
  otherHost,
}) => {
  await otherHost.content.responses.set('/api/send-contact', {
    ...{ status: 429, body: {}, headers: { 'Retry-After': '40' } },
  })
  await open(page, `${otherHost.site.origin}/kontak`)
  await fill(page, 'id')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await sendButton(page, 'id').click()
  const response = await answered
  expect(response.status()).toBe(429)
  expect(new URL(response.url()).pathname).toBe('/kontak')
  expect(await response.headerValue('content-type')).toMatch(/^text\/html/)
  const wait = messages.id.contact_wait.replace('{seconds}', '40')
  expect(await response.text()).toContain(wait)
  await expect(alert(page)).toBeFocused()
  await expect(page.getByRole('main').getByText(wait)).toBeVisible()
  await expect(control(page, 'id', 'contact_message')).toHaveValue(enquiry.contact_message)
})

for (const isTranslated of [false, true]) {
  test(`enquiry: a captcha that has filled its element before the form reacts${isTranslated ? ' on a translated page' : ''} is sent, and is new for the next attempt`, async ({
    page,
    context,
  }) => {
    const content = await startContentHost()
    await respondAsFixture(content)
    await content.responses.set('/siteverify', { body: { success: false } })
    await using site = await startSite({
      CONTENT_HOST: content.origin,
      CAPTCHA_VERIFY_URL: `${content.origin}/siteverify`,
      CAPTCHA_SECRET: 'secret',
      CAPTCHA_SCRIPT_URL: 'https://challenge.example/api.js',
      CAPTCHA_SITE_KEY: 'key',
    })
    const solve = `
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name: 'cf-turnstile-response', value: 'first' })
    window.turnstile = {
      render(element) { element.append(field) },
      reset() { field.value = 'second' },
    }
    turnstile.render(document.querySelector('.cf-turnstile'))`
    await context.route('https://challenge.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: solve }),
    )
    const release = await holdIsland(page)
    await page.goto(`${site.origin}/kontak`)
    const token = field(page, 'cf-turnstile-response')
    await expect(token).toHaveValue('first')
    if (isTranslated) await translate(page)
    await field(page, 'name').fill('Sari')
    release()
    await waitUntilHydrated(page)
    await expect(field(page, 'name')).toHaveValue('Sari')
    await expect(token).toHaveCount(1)
    await fill(page, 'id')
    await waitAsATypist(page)
    await sendButton(page, 'id').click()
    await expect(alert(page)).toHaveText(messages.id.contact_captcha)
    await expect(token).toHaveValue('second')
    await content.responses.set('/siteverify', { body: { success: true } })
    await sendButton(page, 'id').click()
    await expect(alert(page)).toHaveText(messages.id.contact_sent)
    const tokens = content.requests
      .filter(({ url }) => url === '/siteverify')
      .map(({ body }) => new URLSearchParams(body).get('response'))
    expect(tokens).toEqual(['first', 'second'])
    await content.close()
  })
}
