import type { Localised } from '../locale.ts'

type Text = Localised<string>

type HomeSections = {
  about: { label: Text; title: Text }
  vision: { label: Text; title: Text }
  faq: { title: Text; items: readonly { question: Text; answer: Text }[] }
}

/**
 * The home page's texts for sections without any, including the specification's three questions. `{company}` is the
 * company's name.
 */
export const defaultHomeSections = {
  about: {
    label: { id: 'Tentang kami', en: 'About us' },
    title: { id: 'Dari lapisan tanah sampai muatan di kapal', en: 'From the seam to the ship' },
  },
  vision: {
    label: { id: 'Visi kami', en: 'Our vision' },
    title: { id: 'Ke\u00a0mana kami menuju', en: 'Where we are heading' },
  },
  faq: {
    title: { id: 'Pertanyaan yang sering diajukan', en: 'Frequently asked questions' },
    items: [
      {
        question: { id: 'Apa itu {company}?', en: 'What is {company}?' },
        answer: {
          id: '{company} adalah perusahaan perdagangan mineral, batubara, dan alat berat di Indonesia.',
          en: '{company} is an Indonesian company that trades in minerals, coal and heavy equipment.',
        },
      },
      {
        question: { id: 'Di mana lokasi tambangnya?', en: 'Where are the mines?' },
        answer: {
          id: 'Setiap lokasi tambang, lengkap dengan keterangannya, ada di halaman Lokasi Tambang.',
          en: 'Every mining location is described on the Mining Locations page.',
        },
      },
      {
        question: { id: 'Apa saja komoditas utamanya?', en: 'What are the main commodities?' },
        answer: {
          id: 'Batubara, silika, emas, pasir kuarsa, pasir zirkon, dan timah.',
          en: 'Coal, silica, gold, quartz sand, zircon sand and tin.',
        },
      },
    ],
  },
} satisfies HomeSections
