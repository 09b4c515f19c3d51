import { expect, test } from 'vitest'
import type { Business } from '../../platform/payload-types.ts'
import { presentBusiness } from './read-businesses.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const energy: Business = {
  id: 1,
  name: 'Energi',
  description: 'Perdagangan batubara',
  logo: { id: 4, altIndonesian: 'Logo', altEnglish: 'Logo', filename: 'energi.webp', ...moments },
  sortOrder: 10,
  ...moments,
}

test('has its texts in the requested language, with Indonesian for missing ones', () => {
  const business = { id: energy, en: { ...energy, name: 'Energy', description: '' } }
  expect(presentBusiness(business, 'en')).toEqual({
    id: 1,
    name: 'Energy',
    description: 'Perdagangan batubara',
    logo_image: 'storage/energi.webp',
  })
  expect(presentBusiness(business, 'id').name).toBe('Energi')
})
