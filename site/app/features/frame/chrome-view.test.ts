import { contactSchema, productSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { chromeView } from './chrome-view.ts'

const contact = contactSchema.parse({
  settings: [
    { key: 'company_name', value: 'PT Contoh' },
    { key: 'company_tagline', value: 'Dasar', translations: [{ locale: 'en', value: 'Base' }] },
    { key: 'social_linkedin', value: 'https://www.linkedin.com/company/contoh' },
    { key: 'social_youtube', value: 'javascript:alert(1)' },
    { key: 'contact_phone', value: '+62 21 5550 0100' },
  ],
  footers: [],
})

const coal = productSchema.parse({
  id: 1,
  name: 'Batubara',
  description: 'Batubara termal, dari Kalimantan',
  image: null,
  translations: { en: { name: 'Coal', description: 'Thermal coal, from Kalimantan' } },
})

const nothing = { contact: null, products: null, tools: null, businesses: null }

test('describes menu entries in two words of the visitor’s language', () => {
  const facts = { picture: '/coal.webp', figure: '5 %' }
  const { products } = chromeView({ ...nothing, products: [coal] }, 'en', 60, null, () => facts)
  expect(products).toEqual([{ id: 1, name: 'Coal', summary: 'Thermal coal', ...facts }])
})

test('reads company, contact and web addresses from the contact data', () => {
  const chrome = chromeView({ ...nothing, contact }, 'en', 60)
  expect(chrome.company).toEqual({ name: 'PT Contoh', tagline: 'Base', description: '' })
  expect(chrome.contact?.phone).toBe('+62 21 5550 0100')
  expect(chrome.social).toEqual([
    { network: 'linkedin', href: 'https://www.linkedin.com/company/contoh' },
  ])
})

test('leaves only the parts empty whose data failed', () => {
  expect(chromeView(nothing, 'id', 60)).toEqual({
    company: { name: '', tagline: '', description: '' },
    social: [],
    contact: null,
    products: null,
    tools: null,
    businesses: null,
    hasUnits: false,
  })
})

test('knows whether there are units to compare', () => {
  const unit = {
    id: 1,
    name: 'A',
    location: '',
    offer: 'sale' as const,
    pictures: [],
    captions: [],
  }
  const view = (state: 'hired' | 'sold') =>
    chromeView({ ...nothing, tools: [{ ...coal, units: [{ ...unit, state }] }] }, 'id', 60)
  expect(view('hired').hasUnits).toBe(true)
  expect(view('sold').hasUnits).toBe(false)
})

test('shows no more items than a menu holds, the first of the list', () => {
  const products = Array.from({ length: 100 }, (_, index) => ({ ...coal, id: index + 1 }))
  const ids = chromeView({ ...nothing, products, tools: products }, 'id', 60).products?.map(
    ({ id }) => id,
  )
  expect(ids).toEqual(products.slice(0, 60).map(({ id }) => id))
})

test('has the registrations and the notice of a company that has any', () => {
  const registrations = [{ name: 'NIB', number: 'CONTOH' }]
  const valid = { offices: [], registrations, notice: 'Tutup', notice_link: '/kontak' }
  const view = (company: typeof valid) =>
    chromeView({ ...nothing, contact: { ...contact, company } }, 'id', 60)
  const notice = { text: 'Tutup', address: '/kontak' }
  expect(view(valid)).toMatchObject({ registrations, notice })
  expect(view({ ...valid, notice_link: 'javascript:alert(1)' }).notice?.address).toBe('')
  expect(chromeView({ ...nothing, contact }, 'id', 60)).not.toHaveProperty('notice')
})
