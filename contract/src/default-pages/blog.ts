import type { DefaultPage } from './default-page.ts'

const blogClosing = {
  title: { id: 'Masih ada yang ingin ditanyakan?', en: 'Still have a question?' },
  text: {
    id: 'Tanyakan langsung kepada orang yang menangani muatan Anda.',
    en: 'Ask the people who handle your cargo.',
  },
  button_text: { id: 'Hubungi kami', en: 'Contact us' },
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

/** Of each article. */
export const postPage = { closing: blogClosing, texts: {}, seo: {} } satisfies DefaultPage
