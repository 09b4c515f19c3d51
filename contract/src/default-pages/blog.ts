import type { DefaultPage } from './default-page.ts'

const blogClosing = {
  title: { id: 'Perlu angka untuk muatan Anda?', en: 'Need the figures for your cargo?' },
  text: {
    id: 'Orang yang menangani muatannya menjawab dengan mutu, harga, dan jadwal.',
    en: 'The people who handle the cargo reply with grade, price and schedule.',
  },
  button_text: { id: 'Minta penawaran', en: 'Request a quote' },
  button_url: '/kontak',
}

/** The list of articles. */
export const blogPage = {
  title: { id: 'Blog', en: 'Blog' },
  intro: {
    id: 'Catatan tentang mutu, pengapalan, dan alat, ditulis untuk pembeli.',
    en: 'Notes on quality, shipping and machines, written for buyers.',
  },
  closing: blogClosing,
  texts: {},
  seo: {
    description: {
      id: 'Blog {company}: catatan tentang mutu, pengapalan, dan alat bagi pembeli mineral.',
      en: 'The blog of {company}: notes on quality, shipping and machines for buyers of minerals.',
    },
  },
} satisfies DefaultPage

/** The page of an article. */
export const postPage = { closing: blogClosing, texts: {}, seo: {} } satisfies DefaultPage
