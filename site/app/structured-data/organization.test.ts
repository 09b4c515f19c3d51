import { contactSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { organization } from './organization.ts'

const base = { origin: 'https://contoh.example', locale: 'en' } as const
const options = { elsewhere: [], logo: null, hasOffices: true }

function contactWith(hours: object[]) {
  return contactSchema.parse({
    settings: [{ key: 'company_name', value: 'PT Uji' }],
    footers: [],
    company: {
      offices: [{ name: 'Jakarta', address: 'Jl. Uji 1\nJakarta', phone: '', hours }],
      registrations: [{ name: 'NIB', number: '123' }],
    },
  })
}

test('has the offices with the days of their hours, over the end of a week too', () => {
  const hours = [
    { from: 'saturday', to: 'monday', opens: '00:00', closes: '24:00' },
    { from: 'friday', to: 'friday', opens: '08:00', closes: '11:30', note: 'loading only' },
  ]
  expect(organization(contactWith(hours), base, options)).toMatchObject({
    '@id': 'https://contoh.example/#organization',
    name: 'PT Uji',
    identifier: [{ name: 'NIB', value: '123' }],
    location: [
      {
        name: 'Jakarta',
        address: { streetAddress: 'Jl. Uji 1\nJakarta' },
        openingHoursSpecification: [
          {
            dayOfWeek: ['Saturday', 'Sunday', 'Monday'].map((day) => `https://schema.org/${day}`),
            opens: '00:00',
            closes: '23:59',
          },
          { dayOfWeek: ['https://schema.org/Friday'], description: 'loading only' },
        ],
      },
    ],
  })
})

test('leaves out what the page does not show or the host does not say', () => {
  const thing = organization(contactWith([]), base, { ...options, hasOffices: false })
  for (const name of ['location', 'sameAs', 'logo', 'telephone', 'email', 'address']) {
    expect(thing).not.toHaveProperty(name)
  }
})
