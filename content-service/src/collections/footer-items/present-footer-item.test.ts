import { expect, test } from 'vitest'
import type { FooterItem } from '../../platform/payload-types.ts'
import { type ContactTexts, presentFooterItem } from './present-footer-item.ts'

const address: FooterItem = {
  id: 2,
  name: 'alamat',
  title: 'Alamat',
  content: 'Jl. Lama, before the company profile had it',
  parent: null,
  sortOrder: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const contact = {
  id: { alamat: 'Jl. Contoh Raya No. 1', telepon: '', email: '' },
  en: { alamat: 'Contoh Raya St 1', telepon: '', email: '' },
} satisfies Record<'id' | 'en', ContactTexts>
const licence = { ...address, name: 'izin', title: 'Izin', content: 'IUP' }
const blank = { ...address, name: '', title: '', content: null }

test('takes the content of Alamat, Telepon and Email from the company profile', () => {
  const english = { ...address, name: 'address', title: 'Address', content: null }
  expect(presentFooterItem({ id: address, en: english }, contact)).toEqual({
    id: 2,
    parent_id: null,
    sort_order: 10,
    translations: [
      { locale: 'id', name: 'alamat', title: 'Alamat', content: 'Jl. Contoh Raya No. 1' },
      { locale: 'en', name: 'address', title: 'Address', content: 'Contoh Raya St 1' },
    ],
  })
})

test('leaves the content of other items to editors', () => {
  const { translations } = presentFooterItem({ id: licence, en: licence }, contact)
  expect(translations.map(({ content }) => content)).toEqual(['IUP', 'IUP'])
})

test('leaves out a language without any text', () => {
  const item = presentFooterItem({ id: licence, en: blank }, contact)
  expect(item.translations.map(({ locale }) => locale)).toEqual(['id'])
})

test('has the id of its parent, populated or not', () => {
  const parent = { ...address, id: 7 }
  for (const reference of [parent, 7]) {
    const child = { ...address, parent: reference }
    expect(presentFooterItem({ id: child, en: child }, contact).parent_id).toBe(7)
  }
})
