import { expect, test } from 'vitest'
import { contactDetails } from './contact-details.ts'
import type { FooterItem } from './entities.ts'

function footer(title: string, content: string): FooterItem {
  return {
    id: 1,
    parent_id: null,
    sort_order: 1,
    translations: [
      { locale: 'id', name: '', title, content },
      { locale: 'en', name: '', title: 'Phone', content: '' },
    ],
  }
}

const settings = [
  { key: 'contact_phone', value: '+62 21 1' },
  { key: 'contact_email', value: 'info@contoh.example' },
  { key: 'contact_working_hours', value: ['Senin', 'Selasa'] },
]

test('finds a detail in the footer by its Indonesian title, in either language', () => {
  const footers = [footer('Telepon', '+62 21 2')]
  expect(contactDetails({ settings, footers }, 'id').phone).toBe('+62 21 2')
  expect(contactDetails({ settings, footers }, 'en').phone).toBe('+62 21 2')
})

test('uses the setting when the footer has no such item or a blank one', () => {
  expect(contactDetails({ settings, footers: [] }, 'id').phone).toBe('+62 21 1')
  expect(contactDetails({ settings, footers: [footer('Telepon', ' ')] }, 'id').phone).toBe(
    '+62 21 1',
  )
})

test('leaves missing details blank', () => {
  expect(contactDetails({ settings: [], footers: [] }, 'id')).toEqual({
    address: '',
    phone: '',
    email: '',
    workingHours: [],
  })
})

test('returns the working hours as a list', () => {
  expect(contactDetails({ settings, footers: [] }, 'id').workingHours).toEqual(['Senin', 'Selasa'])
})
