import { expect, test } from 'vitest'
import type { MenuItem } from '../../platform/payload-types.ts'
import { presentMenuItem } from './present-menu-item.ts'

const gallery: MenuItem = {
  id: 5,
  title: 'Galeri',
  url: '/tentang-kami/galeri',
  parent: 2,
  sortOrder: 40,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('has its titles by language and the id of its parent', () => {
  expect(presentMenuItem({ id: gallery, en: { ...gallery, title: 'Gallery' } })).toEqual({
    id: 5,
    parent_id: 2,
    sort_order: 40,
    url: '/tentang-kami/galeri',
    translations: [
      { locale: 'id', title: 'Galeri' },
      { locale: 'en', title: 'Gallery' },
    ],
  })
})

test('leaves out a language without a title', () => {
  const item = presentMenuItem({ id: gallery, en: { ...gallery, title: '' } })
  expect(item.translations.map(({ locale }) => locale)).toEqual(['id'])
})
