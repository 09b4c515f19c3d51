import type { DefaultPage } from './default-page.ts'

/** The business units. */
export const businessPage = {
  title: { id: 'Bisnis', en: 'Business' },
  intro: {
    id: 'Unit usaha yang membeli, menyiapkan, dan mengantarkan apa yang kami perdagangkan.',
    en: 'The units that buy, prepare and deliver what we trade.',
  },
  closing: {
    title: { id: 'Unit mana yang Anda perlukan?', en: 'Which unit do you need?' },
    text: {
      id: 'Sebutkan kebutuhan Anda. Kami menghubungkan Anda dengan unit yang menanganinya.',
      en: 'Say what you need and we’ll connect you with the unit that handles it.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: { units: { id: 'Unit bisnis', en: 'Business Units' } },
  seo: {
    description: {
      id: 'Unit bisnis {company} dan bidang usaha masing-masing.',
      en: 'The business units of {company} and what each of them does.',
    },
  },
} satisfies DefaultPage

/** The mining locations. */
export const locationsPage = {
  title: { id: 'Lokasi Tambang', en: 'Mining Locations' },
  intro: {
    id: 'Tempat asal bahan yang kami perdagangkan.',
    en: 'Where the materials we trade come from.',
  },
  closing: {
    title: {
      id: 'Tanyakan dari mana muatan Anda berasal.',
      en: 'Ask where your cargo comes from.',
    },
    text: {
      id: 'Sebutkan bahan dan volumenya. Kami\u00a0menjawab\u00a0dengan asal dan pelabuhan muatnya.',
      en: 'Name the material and the tonnage. We answer with its origin and load port.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Tambang asal muatan {company}: letak, kepemilikan, bahan, dan jalur angkutnya.',
      en: 'Where the cargoes of {company} are mined: location, owner, materials and route.',
    },
  },
} satisfies DefaultPage

/** The contact page. */
export const contactPage = {
  title: { id: 'Kontak', en: 'Contact' },
  intro: {
    id: 'Sebutkan komoditas atau alat, jumlah, dan tempat tujuan. Pesan Anda langsung sampai ke tim penjualan.',
    en: 'Name the commodity or machine, the quantity and the place of delivery. Your message goes straight to the sales team.',
  },
  closing: {
    title: { id: 'Masih membandingkan?', en: 'Still comparing?' },
    text: {
      id: 'Bandingkan spesifikasi setiap produk sebelum meminta penawaran.',
      en: 'Compare the specification of every product before you ask for a quotation.',
    },
    button_text: { id: 'Lihat produk', en: 'View products' },
    button_url: '/produk',
  },
  texts: {
    form: { id: 'Kirim pesan', en: 'Send a message' },
    details: { id: 'Hubungi langsung', en: 'Reach us directly' },
    map: { id: 'Peta lokasi', en: 'Location map' },
  },
  seo: {
    description: {
      id: 'Telepon, email, alamat, dan formulir kontak {company}.',
      en: 'Phone, email, address and contact form of {company}.',
    },
  },
} satisfies DefaultPage

/** The documents to download. */
export const documentsPage = {
  title: { id: 'Dokumen', en: 'Documents' },
  intro: {
    id: 'Profil, sertifikat, kebijakan, dan dokumen lain, siap diunduh.',
    en: 'Profile, certificates, policies and other documents to download.',
  },
  closing: {
    title: { id: 'Perlu dokumen lain?', en: 'Looking for another document?' },
    text: {
      id: 'Sebutkan dokumen dan muatannya, lalu kami kirim salinannya bersama penawaran.',
      en: 'Name the document and the cargo, and we will send a copy with the quotation.',
    },
    button_text: { id: 'Minta penawaran', en: 'Request a quote' },
    button_url: '/kontak',
  },
  texts: {},
  seo: {
    description: {
      id: 'Dokumen {company} untuk diunduh: profil perusahaan, sertifikat analisis, dan kebijakan.',
      en: 'Documents of {company} to download: company profile, certificates of analysis and policies.',
    },
  },
} satisfies DefaultPage
