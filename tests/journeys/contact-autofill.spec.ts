import type { Page } from '@playwright/test'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { control, enquiry, fill, holdIsland, sendButton } from './support/contact-form.ts'
import { findMessages } from './support/editor.ts'
import { expect, open, test, waitUntilHydrated } from './support/journey.ts'
import { launchOptions } from './support/launch-options.ts'
import { messages } from './support/messages.ts'

// The headless shell has no autofill.
test.use({ launchOptions: launchOptions(findOrInstallBrowser()) })

/** A buyer's profile in the browser, with more fields than the form has. */
const profile = {
  NAME_FULL: 'Sari Wijaya',
  COMPANY_NAME: 'PT Pembeli Contoh',
  EMAIL_ADDRESS: 'sari@pembeli.example',
  PHONE_HOME_WHOLE_NUMBER: '+622155501000',
  ADDRESS_HOME_LINE1: 'Jalan Pelabuhan 1',
  ADDRESS_HOME_CITY: 'Jakarta',
  ADDRESS_HOME_STATE: 'DKI Jakarta',
  ADDRESS_HOME_ZIP: '14110',
  ADDRESS_HOME_COUNTRY: 'ID',
}

const honeypot = (page: Page) => page.locator('.unseen input')

/** Makes Chromium autofill the form of a field, as if the user had chosen an entry of its list. */
async function autofill(page: Page, selector: string, email: string) {
  const fields = Object.entries({ ...profile, EMAIL_ADDRESS: email }).map(([name, value]) => ({
    name,
    value,
  }))
  const browser = await page.context().newCDPSession(page)
  await browser.send('Autofill.enable')
  await browser.send('Autofill.setAddresses', { addresses: [{ fields }] })
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await browser.send('DOM.describeNode', { nodeId })
  const { frameTree } = await browser.send('Page.getFrameTree')
  const frameId = frameTree.frame.id
  let names: string[] = []
  browser.on('Autofill.addressFormFilled', ({ filledFields }) => {
    names = filledFields.flatMap(({ name, value }) => (value === '' ? [] : [name]))
  })
  const trigger = { fieldId: node.backendNodeId, frameId, address: { fields } }
  // Chromium rejects the request, or fills in nothing, until it has parsed the page's forms.
  await expect(async () => {
    await browser.send('Autofill.trigger', trigger)
    await expect.poll(() => names, { timeout: 5_000 }).not.toEqual([])
  }).toPass({ timeout: 60_000 })
  return names
}

for (const isEarly of [false, true]) {
  const time = isEarly ? ' before it reacts' : ''

  test(`spam: a form that the browser fills in${time} is not spam`, async ({ page }) => {
    const email = `isi-otomatis-${isEarly}-${Date.now()}@pembeli.example`
    const release = isEarly ? await holdIsland(page) : null
    await page.goto('/kontak')
    if (!isEarly) await waitUntilHydrated(page)
    expect(await autofill(page, '[name=name]', email)).toEqual([
      ...['name', 'email', 'phone'],
      ...['company', 'country'],
    ])
    await expect(control(page, 'id', 'contact_name')).toHaveValue(profile.NAME_FULL)
    await expect(control(page, 'id', 'contact_email')).toHaveValue(email)
    await expect(honeypot(page)).toHaveValue('')
    release?.()
    await waitUntilHydrated(page)
    await fill(page, 'id', { contact_message: enquiry.contact_message })
    await sendButton(page, 'id').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.id.contact_sent)
    expect(await findMessages(email)).toMatchObject([
      { status: 'new', name: profile.NAME_FULL, phone: profile.PHONE_HOME_WHOLE_NUMBER },
    ])
  })
}

test('spam: a hidden field with a name that the browser knows would be filled in too', {
  tag: '@long',
}, async ({ page }) => {
  // Located by `autocomplete`, because the script restores the name of the field.
  const field = '<input autocomplete="address-line1">'
  await page.route('**/kontak', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<input[^>]*tabindex="-1"[^>]*>/, field) })
  })
  await open(page, '/kontak')
  await autofill(page, '[name=name]', profile.EMAIL_ADDRESS)
  await expect(honeypot(page)).toHaveValue(profile.ADDRESS_HOME_LINE1)
})
