import { expect, test } from 'vitest'
import type { Gallery } from '../../platform/payload-types.ts'
import { presentGalleryEntry } from './read-galleries.ts'

const moments = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

const barge: Gallery = {
  id: 2,
  title: 'Tongkang bermuatan',
  description: null,
  image: {
    id: 4,
    altIndonesian: 'Tongkang',
    altEnglish: 'Barge',
    filename: 'barge.webp',
    ...moments,
  },
  sortOrder: 20,
  ...moments,
}

test('has its texts in the requested language, and blank ones where there are none', () => {
  const entry = { id: barge, en: { ...barge, title: 'A laden barge' } }
  expect(presentGalleryEntry(entry, 'en')).toEqual({
    id: 2,
    title: 'A laden barge',
    description: '',
    image: 'storage/barge.webp',
    image_alt: 'Barge',
  })
  expect(presentGalleryEntry(entry, 'id').title).toBe('Tongkang bermuatan')
})
