import { contactSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { contactView } from './contact-view.ts'

const contact = contactSchema.parse({
  settings: [{ key: 'contact_email', value: 'info@contoh.example' }],
  footers: [],
})

const links = { privacyPath: '', address: 'https://contoh.example/kontak' }

test('shows the details, or the error in their place', () => {
  const none = new URLSearchParams()
  expect(contactView({ ok: true, value: contact }, none, 'id', null, links)).toMatchObject({
    details: { email: 'info@contoh.example' },
    failure: '',
  })
  expect(
    contactView({ ok: false, error: 'Failed to fetch contact' }, none, 'id', null, links),
  ).toMatchObject({
    details: null,
    failure: 'Failed to fetch contact',
  })
})

test('promises an answer only by opening hours that are known', () => {
  const none = new URLSearchParams()
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }]
  const promises = (company: object) => {
    const value = contactSchema.parse({ settings: [], footers: [], company })
    return contactView({ ok: true, value }, none, 'id', null, links)
  }
  const office = { name: 'Kantor', address: '', phone: '' }
  expect(promises({ offices: [{ ...office, hours }] }).promisesAnswer).toBe(true)
  expect(promises({ offices: [office] }).promisesAnswer).toBe(false)
  expect(promises({}).promisesAnswer).toBe(false)
  expect(promises({ enquiry_keep_days: 90 }).keepDays).toBe(90)
  expect(promises({ enquiry_keep_days: -1 }).keepDays).toBeNull()
})
