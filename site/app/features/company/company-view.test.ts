import { contactSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { aboutView, visionView } from './company-view.ts'

const contact = contactSchema.parse({
  settings: [
    { key: 'company_name', value: 'PT Contoh' },
    { key: 'company_name_en', value: 'Contoh Ltd' },
    { key: 'company_tagline', value: 'Mineral' },
    { key: 'company_description', value: 'Satu.\n\nDua.' },
    { key: 'company_vision', value: 'Dipercaya' },
    { key: 'company_mission', value: ['Menguji', 'Mengantar'] },
    {
      key: 'company_commitment',
      value: 'Jujur',
      translations: [{ locale: 'en', value: 'Honest' }],
    },
  ],
  footers: [],
})

test('shows the company in the visitor’s language, its description as paragraphs', () => {
  expect(aboutView(contact, 'en')).toEqual({
    name: 'Contoh Ltd',
    tagline: 'Mineral',
    description: ['Satu.', 'Dua.'],
    services: [],
  })
})

test('shows the commitment as the motto', () => {
  expect(visionView(contact, 'id')).toEqual({
    vision: ['Dipercaya'],
    mission: ['Menguji', 'Mengantar'],
    motto: ['Jujur'],
  })
  expect(visionView(contact, 'en').motto).toEqual(['Honest'])
})
