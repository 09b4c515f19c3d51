import { expect, test } from 'vitest'
import type { Management } from '../../platform/payload-types.ts'
import { presentManager } from './read-managements.ts'

const budi: Management = {
  id: 1,
  name: 'Budi Contoh',
  position: 'Direktur Utama',
  photo: null,
  sortOrder: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('has the position in the requested language, and one name', () => {
  const member = { id: budi, en: { ...budi, position: 'President Director' } }
  expect(presentManager(member, 'en')).toEqual({
    id: 1,
    name: 'Budi Contoh',
    position: 'President Director',
    photo_url: null,
  })
  expect(presentManager(member, 'id').position).toBe('Direktur Utama')
})

test('has the Indonesian position where it is not translated', () => {
  const member = { id: budi, en: { ...budi, position: ' ' } }
  expect(presentManager(member, 'en').position).toBe('Direktur Utama')
})
