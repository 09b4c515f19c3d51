import { expect, test } from 'vitest'
import { personSchema } from './company.ts'
import { contactSchema, miningLocationSchema } from './entities.ts'
import { openingHoursLines } from './opening-hours.ts'

const weekdays = { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' } as const

test('reads a company without its malformed parts', () => {
  const office = { name: 'Pusat', latitude: 91, longitude: '106', hours: [weekdays, { from: 'x' }] }
  const company = { colours: 'red', offices: [office, { address: 'x' }, null], logo: 7 }
  const contact = contactSchema.parse({ settings: [], footers: [], company })
  expect(contact.company).toEqual({
    offices: [
      { name: 'Pusat', address: '', phone: '', time_zone: 'Asia/Jakarta', hours: [weekdays] },
    ],
    registrations: [],
  })
})

test.each([undefined, null, [], 'PT Contoh', 7])('reads %j as no company', (company) => {
  const contact = { settings: [], footers: [], company }
  expect(contactSchema.parse(contact)).toEqual({ settings: [], footers: [] })
})

test.each([
  { ...weekdays, opens: '8:00' },
  { ...weekdays, closes: '24:30' },
  { ...weekdays, closes: '07:00' },
  { ...weekdays, to: 'Jumat' },
])('leaves out the hours %j', (hours) => {
  const company = { offices: [{ name: 'Pusat', hours: [hours] }] }
  const { company: read } = contactSchema.parse({ settings: [], footers: [], company })
  expect(read?.offices[0]?.hours).toEqual([])
})

test('writes opening hours in the words of a language', () => {
  const hours = [
    weekdays,
    { ...weekdays, from: 'sunday', to: 'sunday', note: 'muat saja' } as const,
  ]
  expect(openingHoursLines(hours, 'Asia/Makassar', 'id')).toEqual([
    'Senin–Jumat: 08.00–17.00 WITA',
    'Minggu: 08.00–17.00 WITA, muat saja',
  ])
  expect(openingHoursLines([weekdays], 'Asia/Jakarta', 'en')).toEqual([
    'Monday–Friday: 08:00–17:00 (UTC+7)',
  ])
})

test('reads a place of today’s hosts, and one without its malformed additions', () => {
  const place = { id: 1, location: 'Paser', description: '', image: null }
  expect(miningLocationSchema.parse(place)).toEqual(place)
  const additions = { latitude: 'x', relation: 'ours', product_ids: ['1'], facts: [{}], role: 1 }
  const focus = { image_focus: { x: 1.2, y: 0 } }
  expect(miningLocationSchema.parse({ ...place, ...additions, ...focus })).toEqual(place)
})

test('reads a person without what is malformed', () => {
  expect(personSchema.parse({ id: 1, name: 'Rina', languages: 'id', phone: 7 })).toEqual({
    id: 1,
    name: 'Rina',
    role: '',
    languages: [],
  })
})
