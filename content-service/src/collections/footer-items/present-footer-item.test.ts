import { expect, test } from 'vitest'
import type { FooterItem } from '../../platform/payload-types.ts'
import { presentFooterItem } from './present-footer-item.ts'

const address: FooterItem = {
  id: 2,
  name: 'alamat',
  title: 'Alamat',
  content: 'Jl. Contoh Raya No. 1',
  parent: null,
  sortOrder: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const blank = { ...address, name: '', title: '', content: null }

test('lists its texts by language', () => {
  const english = { ...address, name: 'address', title: 'Address', content: null }
  expect(presentFooterItem({ id: address, en: english })).toEqual({
    id: 2,
    parent_id: null,
    sort_order: 10,
    translations: [
      { locale: 'id', name: 'alamat', title: 'Alamat', content: 'Jl. Contoh Raya No. 1' },
      { locale: 'en', name: 'address', title: 'Address', content: '' },
    ],
  })
})

test('leaves out a language without any text', () => {
  const item = presentFooterItem({ id: address, en: blank })
  expect(item.translations.map(({ locale }) => locale)).toEqual(['id'])
})

test('has the id of its parent, populated or not', () => {
  const parent = { ...address, id: 7 }
  for (const reference of [parent, 7]) {
    const child = { ...address, parent: reference }
    expect(presentFooterItem({ id: child, en: child }).parent_id).toBe(7)
  }
})
