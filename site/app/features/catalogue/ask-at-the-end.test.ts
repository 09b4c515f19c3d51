import { expect, test } from 'vitest'
import type { Closing, SitePage } from '../../page-texts/site-page.ts'
import { askingAtTheEnd } from './ask-at-the-end.server.ts'

const pageWith = (closing: Partial<Closing>): SitePage => ({
  title: '',
  intro: '',
  picture: null,
  pictureAlt: '',
  closing: {
    title: 'Sudah menemukan yang dibutuhkan?',
    text: '',
    buttonText: 'Hubungi kami',
    buttonUrl: '#kontak',
    ...closing,
  },
  texts: {},
  seo: { title: '', description: '', picture: null },
})

const closingOf = (closing: Partial<Closing>) =>
  askingAtTheEnd(pageWith(closing), 'Batubara', 'coal').closing

test('leads to the form with the item in it', () => {
  const { buttonText, buttonUrl } = closingOf({})
  expect(buttonText).toBe('Minta penawaran')
  expect(buttonUrl).toContain('Batubara')
  expect(buttonUrl).toContain('coal')
})

test('keeps the text that an editor gave the button', () => {
  const { buttonText, buttonUrl } = closingOf({ buttonText: 'Tanya stok' })
  expect(buttonText).toBe('Tanya stok')
  expect(buttonUrl).toContain('Batubara')
})

test('leaves a button that leads elsewhere', () => {
  const elsewhere = { buttonText: 'Profil', buttonUrl: '/tentang-kami' }
  expect(closingOf(elsewhere)).toMatchObject(elsewhere)
})
