import { expect, test } from 'vitest'
import type { MiningLocation } from '../../platform/payload-types.ts'
import { presentMiningLocation } from './present-mining-location.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const kutai: MiningLocation = {
  id: 1,
  location: 'Kutai Kartanegara, Kalimantan Timur',
  description: 'Batubara termal',
  image: { id: 4, altIndonesian: 'Tambang', altEnglish: 'Mine', filename: 'mine.webp', ...moments },
  sortOrder: 10,
  ...moments,
}

test('has its texts in the requested language, with Indonesian for missing ones', () => {
  const english = { ...kutai, location: 'Kutai Kartanegara, East Kalimantan', description: '' }
  const place = { id: kutai, en: english }
  expect(presentMiningLocation(place, 'en')).toEqual({
    id: 1,
    location: 'Kutai Kartanegara, East Kalimantan',
    description: 'Batubara termal',
    image: 'storage/mine.webp',
    image_alt: 'Mine',
  })
  expect(presentMiningLocation(place, 'id').location).toBe(kutai.location)
})
