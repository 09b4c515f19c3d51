import { homeSchema } from '@niaga/contract/entities'
import { expect, test } from 'vitest'
import { homeView } from './home-view.ts'

const addresses = {
  picture: (kind: string, path: string | null) => path && `/media/${kind}/${path}`,
  localise: (path: string) => `/en${path}`,
}

function section(order: number, content: object) {
  return { order, translations: [{ locale: 'id', content }] }
}

function getView(home: object) {
  return homeView(homeSchema.parse(home), 'en', addresses)
}

test('reads hero, about and vision from sections 1, 2 and 3', () => {
  const view = getView({
    sections: [
      section(3, { title: 'Visi' }),
      section(2, { title: 'Tentang', description: '<p>Satu</p><p>Dua</p>', image: 'b.webp' }),
      section(1, {
        title: 'Judul',
        subtitle: 'Anak judul',
        button_text: 'Kirim',
        button_url: '/kontak',
        image: 'a.webp',
      }),
    ],
  })
  expect(view.hero).toEqual({
    title: 'Judul',
    subtitle: 'Anak judul',
    button: { text: 'Kirim', href: '/en/kontak' },
    picture: '/media/section/a.webp',
  })
  expect(view.about).toEqual({
    title: 'Tentang',
    subtitle: '',
    paragraphs: ['Satu', 'Dua'],
    picture: '/media/section/b.webp',
  })
  expect(view.vision.title).toBe('Visi')
})

test('shows no button without a text or without a safe address', () => {
  const button = (content: object) => getView({ sections: [section(1, content)] }).hero.button
  expect(button({ title: 'J', button_text: 'Kirim' })).toBeNull()
  expect(button({ title: 'J', button_url: '/kontak' })).toBeNull()
  expect(button({ title: 'J', button_text: 'K', button_url: 'javascript:alert(1)' })).toBeNull()
})

test('shows the company’s name as the heading if there is no hero section', () => {
  const view = getView({
    settings: [
      { key: 'company_name', value: 'PT Contoh' },
      { key: 'company_tagline', value: 'Mineral' },
    ],
  })
  expect(view.hero).toMatchObject({ title: 'PT Contoh', subtitle: 'Mineral' })
})

test('reads company statements as text and as lists', () => {
  const { statements } = getView({
    settings: [
      { key: 'company_services', value: ['Jual beli', 'Uji mutu'] },
      { key: 'company_vision', value: 'Dipercaya' },
    ],
  })
  expect(statements).toEqual({
    services: ['Jual beli', 'Uji mutu'],
    vision: ['Dipercaya'],
    mission: [],
    commitment: [],
  })
})

test('reads questions from the items of one section', () => {
  const items = [
    { question: 'Apa?', answer: 'Ini.' },
    { question: 'Tanpa jawaban?', answer: '' },
  ]
  expect(getView({ sections: [section(4, { title: 'Tanya jawab', items })] }).faq).toEqual({
    title: 'Tanya jawab',
    items: [{ question: 'Apa?', answer: 'Ini.' }],
  })
})

test('reads questions from several sections of order 4', () => {
  const sections = [
    section(4, { title: 'Apa?', description: 'Ini.' }),
    section(4, { title: 'Di mana?', description: '<p>Di sini.</p>' }),
  ]
  expect(getView({ sections }).faq).toEqual({
    title: '',
    items: [
      { question: 'Apa?', answer: 'Ini.' },
      { question: 'Di mana?', answer: 'Di sini.' },
    ],
  })
})
