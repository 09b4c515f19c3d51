import { contactSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { contactView } from './contact-view.ts'

const contact = contactSchema.parse({
  settings: [{ key: 'contact_email', value: 'info@contoh.example' }],
  footers: [],
})

test('shows the details, or the error in their place', () => {
  const none = new URLSearchParams()
  expect(contactView({ ok: true, value: contact }, none, 'id', null)).toMatchObject({
    details: { email: 'info@contoh.example' },
    failure: '',
  })
  expect(
    contactView({ ok: false, error: 'Failed to fetch contact' }, none, 'id', null),
  ).toMatchObject({
    details: null,
    failure: 'Failed to fetch contact',
  })
})

test('reads the product from the address as one line of limited length', () => {
  const product = (value: string) =>
    contactView({ ok: true, value: contact }, new URLSearchParams({ produk: value }), 'id', null)
      .product
  expect(product(' Pasir\r\nKuarsa\u0000 ')).toBe('Pasir Kuarsa')
  expect(product('x'.repeat(500))).toBe(`${'x'.repeat(200)}…`)
  expect(product('')).toBe('')
})
