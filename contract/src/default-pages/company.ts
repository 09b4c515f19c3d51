import type { DefaultPage } from './default-page.ts'

/** The page's hero shows the company’s name and tagline. */
export const aboutPage = {
  title: { id: 'Tentang Kami', en: 'About Us' },
  closing: {
    title: { id: 'Sampaikan apa yang Anda perlukan.', en: 'Tell us what you need.' },
    text: {
      id: 'Komoditas, volume, atau alat: satu pesan cukup untuk memulai.',
      en: 'Commodity, tonnage or machine: one message is enough to start.',
    },
    button_text: { id: 'Hubungi kami', en: 'Contact us' },
    button_url: '#kontak',
  },
  texts: {
    menu_intro: {
      id: 'Siapa kami dan ke\u00a0mana kami menuju',
      en: 'Who we are and where we are heading',
    },
    menu_summary: { id: 'Profil perusahaan', en: 'Company profile' },
    profile: { id: 'Profil perusahaan', en: 'Company profile' },
    services: { id: 'Yang kami kerjakan', en: 'What we do' },
    more: { id: 'Lebih jauh tentang kami', en: 'More about us' },
  },
  seo: {
    description: {
      id: 'Profil {company}: siapa kami, apa yang kami perdagangkan, dan bagaimana kami bekerja.',
      en: 'Profile of {company}: who we are, what we trade and how we work.',
    },
  },
} satisfies DefaultPage

/** Vision, mission and motto. */
export const visionPage = {
  title: { id: 'Visi dan Misi', en: 'Vision and Mission' },
  intro: {
    id: 'Arah yang kami tuju, cara\u00a0kami\u00a0menempuhnya, dan moto yang kami pegang.',
    en: 'Where we are heading, how we get there, and the motto we hold to.',
  },
  closing: {
    title: { id: 'Uji komitmen kami.', en: 'Hold us to our word.' },
    text: {
      id: 'Minta penawaran untuk muatan berikutnya, lalu cocokkan muatannya dengan yang tertulis.',
      en: 'Request a quote for your next cargo, then check the cargo against what it says.',
    },
    button_text: { id: 'Hubungi kami', en: 'Contact us' },
    button_url: '#kontak',
  },
  texts: {
    menu_summary: { id: 'Arah kami', en: 'Our direction' },
    vision: { id: 'Visi', en: 'Vision' },
    mission: { id: 'Misi', en: 'Mission' },
    motto: { id: 'Moto', en: 'Motto' },
  },
  seo: {
    description: {
      id: 'Visi, misi, dan moto {company}: arah perusahaan dan pegangannya setiap hari.',
      en: 'Vision, mission and motto of {company}: where it is heading and what it holds to.',
    },
  },
} satisfies DefaultPage

/** The management. */
export const managementPage = {
  title: { id: 'Pengurus', en: 'Management' },
  intro: {
    id: 'Mereka yang memimpin perusahaan dan bertanggung jawab atas keputusannya.',
    en: 'The people who lead the company and answer for its decisions.',
  },
  closing: {
    title: { id: 'Bicarakan kontrak jangka panjang.', en: 'Let’s discuss a term contract.' },
    text: {
      id: 'Sampaikan kebutuhan Anda. Kami meneruskannya kepada pimpinan yang menanganinya.',
      en: 'Tell us what you have in mind and we’ll pass it to the person in charge.',
    },
    button_text: { id: 'Hubungi kami', en: 'Contact us' },
    button_url: '#kontak',
  },
  texts: {
    menu_summary: { id: 'Jajaran pimpinan', en: 'Our leadership' },
    people: { id: 'Jajaran pimpinan', en: 'Leadership' },
  },
  seo: {
    description: {
      id: 'Jajaran pimpinan {company}, lengkap dengan nama dan jabatannya.',
      en: 'The people who lead {company}, by name and position.',
    },
  },
} satisfies DefaultPage

/** The gallery. */
export const galleryPage = {
  title: { id: 'Galeri', en: 'Gallery' },
  intro: {
    id: 'Ilustrasi tambang, stockpile, tongkang, dan alat kerja.',
    en: 'Illustrations of pits, stockpiles, barges and machines.',
  },
  closing: {
    title: { id: 'Ingin melihat sendiri di lokasi?', en: 'Want to see it for yourself?' },
    text: {
      id: 'Sertakan kunjungan lokasi atau foto lot dalam permintaan penawaran Anda.',
      en: 'Ask for a site visit or pictures of the lot in your request for a quote.',
    },
    button_text: { id: 'Hubungi kami', en: 'Contact us' },
    button_url: '#kontak',
  },
  texts: { menu_summary: { id: 'Ilustrasi tambang', en: 'Mining illustrated' } },
  seo: {
    description: {
      id: 'Galeri {company}: ilustrasi tambang, muatan, dan alat.',
      en: 'The gallery of {company}: illustrations of mines, cargoes and machines.',
    },
  },
} satisfies DefaultPage
