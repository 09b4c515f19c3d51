import type { Locator } from '@playwright/test'
import { waitAsATypist } from './support/contact-form.ts'
import { findMessages } from './support/editor.ts'
import { expect, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** Questions of a trader's buyers on a phone, from the page of the product or machine to the stored enquiry. */

type Request = { list: '/produk' | '/alat'; name: string; says: Record<string, string> }

const requests: Record<string, Request> = {
  'a power station: a year of coal within its limits': {
    list: '/produk',
    name: 'Batubara',
    says: {
      ...{ quantity: '12 × 55000', incoterm: 'FOB', port: 'Samarinda', delivery: 'Februari 2027' },
      ...{ limits: 'TM 36 % ARB, S 0,7 %', term: 'contract', vessel: 'gearless, draf 12 m' },
      ...{ surveyor: 'surveyor independen', shipments: '12' },
    },
  },
  'a cement maker: a barge of coal, delivered and paid by letter of credit': {
    list: '/produk',
    name: 'Batubara',
    says: {
      quantity: '7500',
      incoterm: 'CIF',
      port: 'Tuban',
      term: 'spot',
      payment: 'L/C at sight',
    },
  },
  'a glass maker: silica by use, in bags, after a sample': {
    list: '/produk',
    name: 'Silika',
    says: {
      ...{ quantity: '500', use: 'Kaca bening', limits: 'Fe2O3 0,03 %', packing: 'Jumbo bag' },
      sample: '1 kg, dengan SDS',
    },
  },
  'a maker of solder: tin': {
    list: '/produk',
    name: 'Timah',
    says: { quantity: '25', incoterm: 'FCA', payment: 'T/T sebelum muat' },
  },
  'a contractor: two excavators for half a year': {
    list: '/alat',
    name: 'Excavator',
    says: {
      ...{ offer: 'hire', quantity: '2', port: 'Kutai', delivery: 'Maret 2027' },
      ...{ hours: '200', months: '6', operator: 'dengan operator, tanpa solar' },
      mobilisation: 'jalan tambang 12 km',
    },
  },
}

const choices = ['incoterm', 'offer', 'term']

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    for (const [buyer, { list, name, says }] of Object.entries(requests)) {
      test(buyer, async ({ page }) => {
        const main = page.getByRole('main')
        const email = `pembeli-${Date.now()}-${Object.keys(requests).indexOf(buyer)}@pembeli.example`
        await page.goto(list)
        await main.getByRole('link', { name, exact: true }).first().click()
        await page.waitForURL(new RegExp(`${list}/\\d+$`))
        await main.getByRole('link', { name: messages.id.enquiry_ask }).first().click()
        await page.waitForURL('**/kontak?**')
        if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-scripted')
        await main.locator('.item-more').click()
        for (const [field, value] of Object.entries(says)) {
          await choose(main.locator(`[name="items.0.${field}"]`), field, value)
        }
        await main.locator('[name=name]').fill('Kim Min-jun')
        await main.locator('[name=email]').fill(email)
        await waitAsATypist(page)
        await main.getByRole('button', { name: messages.id.contact_send }).click()
        await expect(main.getByRole('alert')).toHaveText(messages.id.contact_sent)
        const [stored] = await findMessages(email)
        expect(stored).toMatchObject({
          status: 'new',
          items: [{ product: expect.stringContaining(name) }],
        })
        const text = JSON.stringify(stored)
        for (const [field, value] of Object.entries(says)) {
          if (!choices.includes(field)) expect(text, field).toContain(value)
        }
      })
    }
  })
}

async function choose(control: Locator, field: string, value: string): Promise<void> {
  if (choices.includes(field)) await control.selectOption(value)
  else await control.fill(value)
}
