import { sectionContents } from '@niaga/contract/translation'
import { expect, test } from 'vitest'
import { presentSections } from './present-sections.ts'

const image = {
  id: 1,
  altIndonesian: 'Tambang',
  altEnglish: 'Mine',
  filename: 'mine.webp',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

test('sends the four sections by their orders', () => {
  const band = { title: 'Judul' }
  const page = {
    hero: band,
    about: band,
    vision: band,
    faq: { items: [{ id: 'q', question: 'Apa?', answer: 'Ini.' }] },
  }
  const sections = presentSections({ id: page, en: {} })
  expect(sections.map(({ order }) => order)).toEqual([1, 2, 3, 4])
})

test('sends nothing before the first save', () => {
  expect(presentSections({ id: {}, en: {} })).toEqual([])
})

test('leaves out a section with only a picture', () => {
  const about = { title: null, image }
  expect(presentSections({ id: { about }, en: { about } })).toEqual([])
})

test('sends the picture of a section, and no button without a text', () => {
  const hero = { title: 'Judul', buttonText: '', buttonUrl: '/kontak', image }
  expect(presentSections({ id: { hero }, en: {} })[0]?.translations[0]).toEqual({
    locale: 'id',
    content: {
      title: 'Judul',
      button_url: '/kontak',
      image: 'storage/mine.webp',
      image_alt: 'Tambang',
    },
  })
})

test('falls back to Indonesian text by text', () => {
  const id = { hero: { title: 'Judul', subtitle: 'Subjudul' } }
  const en = { hero: { title: 'Title', subtitle: ' ' } }
  const [content] = sectionContents(presentSections({ id, en }), 1, 'en')
  expect(content).toEqual({ title: 'Title', subtitle: 'Subjudul' })
})

test('keeps an untranslated question in its position', () => {
  const id = {
    faq: {
      items: [
        { id: 'a', question: 'Satu?', answer: 'Ya.' },
        { id: 'b', question: 'Dua?', answer: 'Tidak.' },
      ],
    },
  }
  const en = {
    faq: {
      items: [
        { id: 'a', question: '', answer: '' },
        { id: 'b', question: 'Two?', answer: 'No.' },
      ],
    },
  }
  const [content] = sectionContents(presentSections({ id, en }), 4, 'en')
  expect(content?.items).toEqual([
    { question: 'Satu?', answer: 'Ya.' },
    { question: 'Two?', answer: 'No.' },
  ])
})

test('sends no questions section without a question, whatever its title', () => {
  expect(presentSections({ id: { faq: { title: 'Tanya jawab', items: [] } }, en: {} })).toEqual([])
})
