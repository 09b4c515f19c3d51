import { expect, test } from 'vitest'
import {
  contactSchema,
  homeSchema,
  newsItemSchema,
  productSchema,
  sectionSchema,
  settingSchema,
} from './entities.ts'

const coal = { id: 1, name: 'Batubara', description: 'Termal', image: 'coal.webp' }

test('reads an item without its optional fields', () => {
  expect(productSchema.parse({ id: 1, name: 'Batubara' })).toEqual({
    id: 1,
    name: 'Batubara',
    description: '',
    image: null,
  })
})

test('ignores fields that the contract does not know', () => {
  expect(productSchema.parse({ ...coal, price: 12, pivot: { x: 1 } })).toEqual(coal)
})

test.each([
  ['no id', { ...coal, id: undefined }],
  ['a string as id', { ...coal, id: '1' }],
  ['a fractional id', { ...coal, id: 1.5 }],
  ['a negative id', { ...coal, id: -1 }],
  ['no name', { ...coal, name: null }],
  ['an empty name', { ...coal, name: '' }],
  ['a name that is an object', { ...coal, name: { id: 'Batubara' } }],
  ['a picture that is a list', { ...coal, image: ['coal.webp'] }],
])('rejects an item with %s', (_, item) => {
  expect(productSchema.safeParse(item).success).toBe(false)
})

test('reads an empty list as no translations', () => {
  expect(productSchema.parse({ ...coal, translations: [] })).toEqual(coal)
})

test('reads an empty list as no translation of one language', () => {
  const product = productSchema.parse({
    ...coal,
    translations: { id: [], en: { name: 'Coal', description: null } },
  })
  expect(product.translations).toEqual({ en: { name: 'Coal', description: '' } })
})

test('keeps an item whose translations are malformed, without them', () => {
  expect(productSchema.parse({ ...coal, translations: 'en' })).toEqual(coal)
})

test('keeps an item without its one malformed feature', () => {
  const product = productSchema.parse({
    ...coal,
    features: [{ id: 'a1', title: 'Moisture', description: '8–15 %' }, { id: 2 }, null, 'ash'],
  })
  expect(product.features).toEqual([{ id: 'a1', title: 'Moisture', description: '8–15 %' }])
})

test.each([
  ['a list', [{ locale: 'en', title: 'Moisture', description: 'x' }]],
  ['keyed by language', { en: { title: 'Moisture', description: 'x' } }],
])('reads the translations of a feature as %s', (_, translations) => {
  const product = productSchema.parse({
    ...coal,
    features: [{ id: 1, title: 'Kadar air', description: 'x', translations }],
  })
  expect(product.features?.[0]?.translations).toEqual(translations)
})

test('reads a setting as a text or a list, and null as blank', () => {
  expect(settingSchema.parse({ key: 'a', value: ['x', 'y'] }).value).toEqual(['x', 'y'])
  expect(settingSchema.parse({ key: 'a', value: null }).value).toBe('')
})

test('leaves out the translations of a setting in unknown languages', () => {
  const setting = settingSchema.parse({
    key: 'company_name',
    value: 'PT Contoh',
    translations: [
      { locale: 'fr', value: 'SA Exemple' },
      { locale: 'en', value: 'Contoh Ltd' },
    ],
  })
  expect(setting.translations).toEqual([{ locale: 'en', value: 'Contoh Ltd' }])
})

test.each([
  ['an object', { title: 'Judul', button_url: '/kontak' }],
  ['the JSON text of an object', '{"title":"Judul","button_url":"/kontak"}'],
])('reads the content of a section from %s', (_, content) => {
  const section = sectionSchema.parse({ order: 1, translations: [{ locale: 'id', content }] })
  expect(section.translations[0]?.content).toEqual({ title: 'Judul', button_url: '/kontak' })
})

test.each([[[]], ['[]']])('reads the empty list %j as a section without content', (content) => {
  const section = sectionSchema.parse({ order: 1, translations: [{ locale: 'id', content }] })
  expect(section.translations[0]?.content).toEqual({})
})

test('drops the translation of a section whose content is not JSON, but not the section', () => {
  const section = sectionSchema.parse({
    order: 2,
    translations: [
      { locale: 'id', content: '{"title":' },
      { locale: 'en', content: { title: 'About' } },
    ],
  })
  expect(section.translations).toEqual([{ locale: 'en', content: { title: 'About' } }])
})

test('drops the translation of a section whose content is nested too deeply, but not the section', () => {
  const deep = `{"title":"Judul","other":${'['.repeat(40)}${']'.repeat(40)}}`
  const section = sectionSchema.parse({ order: 1, translations: [{ locale: 'id', content: deep }] })
  expect(section.translations).toEqual([])
})

test('drops an item without a question from the items of a section', () => {
  const section = sectionSchema.parse({
    order: 4,
    translations: [
      {
        locale: 'id',
        content: { items: [{ question: 'Apa?', answer: 'Itu.' }, { answer: 'Tanpa tanya' }] },
      },
    ],
  })
  expect(section.translations[0]?.content.items).toEqual([{ question: 'Apa?', answer: 'Itu.' }])
})

test('keeps a news item without its unreadable date', () => {
  const news = newsItemSchema.parse({
    id: 3,
    created_at: 'kemarin',
    translation: { title: 'Berita', content: '<p>Isi</p>' },
  })
  expect(news.created_at).toBeNull()
})

test('keeps the home page when one item of each list is malformed', () => {
  const home = homeSchema.parse({
    settings: [{ value: 'without a key' }, { key: 'company_name', value: 'PT Contoh' }],
    menus: 'none',
    footers: null,
    sections: [{ order: 'first' }, { order: 1, translations: [] }],
    latest_news: [{ id: 1 }, { id: 2, created_at: null, translation: { title: 'Berita' } }],
  })
  expect(home.settings).toHaveLength(1)
  expect(home.menus).toEqual([])
  expect(home.footers).toEqual([])
  expect(home.sections).toHaveLength(1)
  expect(home.latest_news.map((news) => news.id)).toEqual([2])
})

test('reads an empty list in place of an object as an empty object', () => {
  expect(contactSchema.parse([])).toEqual({ settings: [], footers: [] })
})

test.each([['a text'], [7], [null], [[1]]])('rejects %j as contact data', (data) => {
  expect(contactSchema.safeParse(data).success).toBe(false)
})
