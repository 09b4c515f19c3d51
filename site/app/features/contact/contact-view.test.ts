import { contactSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { contactView } from './contact-view.ts'

const contact = contactSchema.parse({
  settings: [{ key: 'contact_email', value: 'info@contoh.example' }],
  footers: [],
})

const goods = { coal: [], mineral: [], machine: [] }
const links = { privacyPath: '', address: 'https://contoh.example/kontak', goods, answerers: [] }

test('shows the details, or the error in their place', () => {
  const none = new URLSearchParams()
  expect(contactView({ ok: true, value: contact }, none, 'id', null, links)).toMatchObject({
    form: { details: { email: 'info@contoh.example' } },
    failure: '',
  })
  expect(
    contactView({ ok: false, error: 'Failed to fetch contact' }, none, 'id', null, links),
  ).toMatchObject({
    form: { details: null },
    failure: 'Failed to fetch contact',
  })
})

const office = { name: 'Kantor', address: '', phone: '' }

test.each([
  ['?produk=Timah', 1, 'Timah'],
  ['?tentang=forklift%0A', 0, 'forklift'],
  ['?produk=Timah&tentang=forklift', 1, 'Timah; forklift'],
])('%s names %i items, and begins the message about %s', (query, count, product) => {
  const view = contactView(
    { ok: true, value: contact },
    new URLSearchParams(query),
    'id',
    null,
    links,
  )
  expect(view.form.items).toHaveLength(count)
  expect(view.form.opening).toBe(`Saya ingin meminta penawaran untuk ${product}.`)
})

function getView(company: object) {
  const settings = [{ key: 'contact_address', value: 'Jalan Contoh 1' }]
  const value = contactSchema.parse({ settings, footers: [], company })
  return contactView({ ok: true, value }, new URLSearchParams(), 'id', null, links)
}

test('promises an answer only by opening hours that are known', () => {
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }]
  expect(getView({ offices: [{ ...office, hours }] }).form.promisesAnswer).toBe(true)
  expect(getView({ offices: [office] }).form.promisesAnswer).toBe(false)
  expect(getView({}).form.promisesAnswer).toBe(false)
  expect(getView({ enquiry_keep_days: 90 }).form.keepPeriod).toBe('90 hari')
  expect(getView({ enquiry_keep_days: 730 }).form.keepPeriod).toBe('2 tahun')
  expect(getView({ enquiry_keep_days: -1 }).form.keepPeriod).toBe('')
})

test('the head office is on the map if its position is known and in the country', () => {
  const at = (place: object) => getView({ offices: [{ ...office, ...place }] }).map?.plan
  expect(at({ latitude: -2.4, longitude: 104.5 })).toMatchObject({
    part: '120 280 560 240',
    mark: { cx: 400, cy: 400 },
  })
  expect(at({ latitude: 52, longitude: 4 })).toBeNull()
  expect(at({})).toBeNull()
})
