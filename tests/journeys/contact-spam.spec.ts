import type { Page } from '@playwright/test'
import { enquiry, fill, sendButton } from './support/contact-form.ts'
import { findMessages } from './support/editor.ts'
import { expect, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const honeypot = (page: Page) => page.locator('[name=other_needs]')

test('spam: what fills the hidden field is stored apart, not lost', async ({ page }) => {
  const email = `bot-${Date.now()}@pembeli.example`
  await open(page, '/kontak')
  await fill(page, 'id', { ...enquiry, contact_email: email })
  await honeypot(page).evaluate((field: HTMLInputElement) => {
    field.value = 'seo'
  })
  await sendButton(page, 'id').click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
  expect(await findMessages(email)).toMatchObject([{ status: 'spam' }])
})

for (const javaScriptEnabled of [true, false]) {
  const script = javaScriptEnabled ? 'with script' : 'without script'
  test.describe(script, () => {
    test.use({ javaScriptEnabled })

    test(`spam: another host gets the signal in a header, ${script}`, async ({
      page,
      otherHost,
    }) => {
      const { site, content } = otherHost
      const address = `${site.origin}/kontak`
      if (javaScriptEnabled) await open(page, address)
      else await page.goto(address)
      await fill(page, 'id')
      await honeypot(page).fill('seo')
      await sendButton(page, 'id').click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
      const posts = content.requests.filter(({ method }) => method !== 'GET')
      expect(posts).toMatchObject([
        { method: 'POST', headers: { 'x-niaga-spam-signal': 'honeypot' } },
      ])
      expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ message: enquiry.contact_message })
    })
  })
}

test('spam: the hidden field is out of reach of the keyboard and of screen readers', async ({
  page,
}) => {
  await open(page, '/kontak')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(6)
  await page.getByRole('main').locator('[name=message]').focus()
  // The data to be sent and the privacy notice follow the message.
  for (let stop = 0; stop < 3; stop += 1) {
    await page.keyboard.press('Tab')
    await expect(honeypot(page)).not.toBeFocused()
  }
  await expect(sendButton(page, 'id')).toBeFocused()
  await expect(honeypot(page)).not.toBeInViewport({ ratio: 0.5 })
})

test('spam: the script measures how long the form was there', async ({ page, otherHost }) => {
  const address = `${otherHost.site.origin}/kontak`
  await open(page, address)
  await fill(page, 'id')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page, 'id').click()
  const form = new URLSearchParams((await sent).postData() ?? '')
  expect(form.get('filled_ms')).toMatch(/^\d{1,5}$/)
  expect(form.get('token')).toMatch(/^[\da-f]{32}$/)
})
