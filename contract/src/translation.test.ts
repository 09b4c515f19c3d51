import { expect, test } from 'vitest'
import { sectionContents, settingList, settingText, translated } from './translation.ts'

test.each([
  ['keyed by language', { en: { name: 'Coal' } }],
  ['in a list', [{ locale: 'en', name: 'Coal' }]],
])('uses the translation in the requested language, %s', (_, translations) => {
  expect(translated({ name: 'Batubara', translations }, 'name', 'en')).toBe('Coal')
})

test.each([
  ['there are none', undefined],
  ['the language is not among them', { id: { name: 'Batu bara' } }],
  ['the text is blank', { en: { name: '  \n' } }],
  ['the field is not among them', { en: { description: 'Thermal' } }],
])('falls back to the base text when %s', (_, translations) => {
  expect(translated({ name: 'Batubara', translations }, 'name', 'en')).toBe('Batubara')
})

test('uses the translation of the default language over the base text too', () => {
  const product = { name: 'Coal', translations: { id: { name: 'Batubara' } } }
  expect(translated(product, 'name', 'id')).toBe('Batubara')
})

test('reads the default language where there is no base field', () => {
  const footer = { translations: [{ locale: 'id', content: 'Jakarta' }] }
  expect(translated(footer, 'content', 'en')).toBe('Jakarta')
})

test('is empty when neither translation nor base has a text', () => {
  expect(translated({ name: ' ', translations: { en: { name: '' } } }, 'name', 'en')).toBe('')
})

const vision = (value: string) => ({ key: 'company_vision', value })

test('uses a setting in English from its translation before its sibling', () => {
  const settings = [
    { ...vision('Dasar'), translations: [{ locale: 'en' as const, value: 'Translated' }] },
    { key: 'company_vision_en', value: 'Sibling' },
  ]
  expect(settingText(settings, 'company_vision', 'en')).toBe('Translated')
})

test('uses a setting in English from its sibling when the translation is blank', () => {
  const settings = [
    { ...vision('Dasar'), translations: [{ locale: 'en' as const, value: ' ' }] },
    { key: 'company_vision_en', value: 'Sibling' },
  ]
  expect(settingText(settings, 'company_vision', 'en')).toBe('Sibling')
})

test('uses the base value when the sibling is blank too', () => {
  const settings = [vision('Dasar'), { key: 'company_vision_en', value: '' }]
  expect(settingText(settings, 'company_vision', 'en')).toBe('Dasar')
})

test('never shows the English sibling in Indonesian', () => {
  const settings = [vision(''), { key: 'company_vision_en', value: 'Sibling' }]
  expect(settingText(settings, 'company_vision', 'id')).toBe('')
})

test('is empty for a setting that is not there', () => {
  expect(settingText([], 'company_name', 'id')).toBe('')
  expect(settingList([], 'contact_working_hours', 'id')).toEqual([])
})

test.each([
  ['a list', ['Senin–Jumat 08.00–17.00', ' ', 'Sabtu 08.00–12.00']],
  ['lines of text', 'Senin–Jumat 08.00–17.00\r\n\nSabtu 08.00–12.00 '],
  ['the JSON text of a list', '["Senin–Jumat 08.00–17.00", "Sabtu 08.00–12.00"]'],
])('reads a setting as a list from %s', (_, value) => {
  expect(
    settingList([{ key: 'contact_working_hours', value }], 'contact_working_hours', 'id'),
  ).toEqual(['Senin–Jumat 08.00–17.00', 'Sabtu 08.00–12.00'])
})

test('reads a text that only begins like a list as text', () => {
  const value = '[Senin] 08.00'
  expect(
    settingList([{ key: 'contact_working_hours', value }], 'contact_working_hours', 'id'),
  ).toEqual([value])
})

test('falls back to the default language field by field in a section', () => {
  const sections = [
    {
      order: 1,
      translations: [
        { locale: 'id' as const, content: { title: 'Judul', button_url: '/kontak' } },
        { locale: 'en' as const, content: { title: 'Title', button_url: undefined } },
      ],
    },
  ]
  expect(sectionContents(sections, 1, 'en')).toEqual([{ title: 'Title', button_url: '/kontak' }])
})

test('returns every section of an order that has any content', () => {
  const section = (title?: string) => ({
    order: 4,
    translations: [{ locale: 'id' as const, content: title ? { title } : {} }],
  })
  expect(sectionContents([section('A'), section(), section('B')], 4, 'id')).toEqual([
    { title: 'A' },
    { title: 'B' },
  ])
  expect(sectionContents([section('A')], 2, 'id')).toEqual([])
})
