import { companySchema, personSchema } from '@niaga/contract/company'
import { expect, test } from 'vitest'
import { desksView, officesView } from './offices-view.ts'

test('shows nothing of a company without offices', () => {
  expect(officesView(undefined, 'id')).toEqual([])
  expect(officesView(companySchema.parse({}), 'id')).toEqual([])
})

test('writes the hours of an office in the language of the page, and links to its map', () => {
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }]
  const [placed, unknown] = officesView(
    companySchema.parse({
      offices: [
        { name: 'Yard', latitude: -7.25, longitude: 112.75, hours, hours_note: 'By appointment' },
        { name: 'Elsewhere', latitude: -7.25 },
      ],
    }),
    'en',
  )
  expect(placed?.hours).toEqual(['Monday–Friday: 08:00–17:00 (UTC+7)', 'By appointment'])
  expect(placed?.map).toBe('https://www.google.com/maps?q=-7.25%2C112.75')
  expect(unknown?.map).toBeNull()
})

test.each([
  ['Rina Contoh Putri', 'RC'],
  ['  rina ', 'R'],
  ['Ḱ', 'Ḱ'],
])('shows the initials of %s without a photograph', (name, initials) => {
  const [desk] = desksView([personSchema.parse({ id: 1, name })], () => null)
  expect(desk).toMatchObject({ initials, photo: null, languages: '', whatsapp: '' })
})
