import { companySchema } from '@niaga/contract/company'
import { expect, test } from 'vitest'
import { officeViews } from './office-views.ts'

test('shows nothing of a company without offices', () => {
  expect(officeViews(undefined, 'id')).toEqual([])
  expect(officeViews(companySchema.parse({}), 'id')).toEqual([])
})

test('writes the hours of an office in the language of the page, and links to its map', () => {
  const hours = [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }]
  const [placed, unknown] = officeViews(
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
