import type { DefaultPage } from './default-page.ts'

const closing = {
  title: { id: 'Sudah menemukan yang dibutuhkan?', en: 'Found what you need?' },
  button_text: { id: 'Minta penawaran', en: 'Request a quote' },
  button_url: '/kontak',
}

const productClosing = {
  ...closing,
  text: {
    id: 'Sebutkan mutu, jumlah, dan tempat tujuan. Kami membalas dengan harga dan jadwal.',
    en: 'Name the grade, the quantity and the destination. We reply with price and schedule.',
  },
}

const toolClosing = {
  ...closing,
  text: {
    id: 'Sebutkan kelas atau unit, jumlah, tempat kerja, dan waktunya. Kami membalas dengan harga dan jadwal.',
    en: 'Name the class or unit, the number, the site and the dates. We reply with price and schedule.',
  },
}

const sheetTexts = {
  sheet_scale: {
    id: 'Grafik di samping angka menunjukkan letaknya pada rentang yang lazim.',
    en: 'The bar beside a figure shows where it lies on the usual scale.',
  },
  sheet_ours: {
    id: 'Nilai umum di kelasnya. Data unit yang ditawarkan tertulis dalam penawaran.',
    en: 'Common for its class. The figures of the goods on offer are stated in the quotation.',
  },
}

/** The sheets are static pages, whose closing line leads to `#kontak` (specification, section 1). */
const toContact = {
  button_text: { id: 'Hubungi kami', en: 'Contact us' },
  button_url: '#kontak',
}

const itemPage = {
  texts: sheetTexts,
  seo: {
    description: {
      id: '{name}: keterangan, spesifikasi, dan permintaan penawaran.',
      en: '{name}: description, specification and how to ask for a quotation.',
    },
  },
}

/** The list of products. */
export const productsPage = {
  title: { id: 'Produk', en: 'Products' },
  intro: {
    id: 'Batubara, silika, emas, pasir\u00a0kuarsa, pasir\u00a0zirkon, dan timah, dijual menurut spesifikasi tertulis.',
    en: 'Coal, silica, gold, quartz\u00a0sand, zircon\u00a0sand and tin, sold to a written specification.',
  },
  closing: productClosing,
  texts: {
    menu_intro: {
      id: 'Mineral dan batubara, dijual menurut spesifikasi tertulis',
      en: 'Minerals and coal, sold to a written specification',
    },
    items: { id: 'Semua produk', en: 'All products' },
    sheets: { id: 'Lembar spesifikasi', en: 'Specification sheets' },
    sheets_intro: {
      id: 'Semua parameter setiap komoditas, untuk dilampirkan pada permintaan penawaran atau kontrak.',
      en: 'Every parameter of each commodity, to attach to a tender or a contract.',
    },
  },
  seo: {
    title: {
      id: 'Produk: batubara, silika, zirkon, timah, emas',
      en: 'Products: coal, silica, zircon, tin, gold',
    },
    description: {
      id: 'Daftar produk dan lembar spesifikasi: batubara, silika, emas, pasir kuarsa, pasir zirkon, dan timah, dengan angka tiap parameter.',
      en: 'Product list and specification sheets: coal, silica, gold, quartz sand, zircon sand and tin, with the figure for every parameter.',
    },
  },
} satisfies DefaultPage

/** The page of each product and its sheet; `{name}` is the product's name. */
export const productPage = {
  ...itemPage,
  closing: { ...productClosing, ...toContact },
} satisfies DefaultPage

/** The list of machines. */
export const toolsPage = {
  title: { id: 'Alat Berat', en: 'Tools' },
  intro: {
    id: 'Alat berat dan mesin untuk tambang, pelabuhan, dan proyek, dipilih menurut kelas operasinya.',
    en: 'Heavy equipment and machines for mines, ports and projects, chosen by their operating class.',
  },
  closing: toolClosing,
  texts: {
    menu_intro: {
      id: 'Alat berat untuk tambang, pelabuhan, dan proyek',
      en: 'Heavy equipment for mines, ports and projects',
    },
    items: { id: 'Semua alat berat', en: 'All tools' },
    machines: { id: 'Unit jual dan sewa', en: 'Units for sale and hire' },
    machines_intro: {
      id: 'Tahun, jam kerja, tempat, dan dasar sewa setiap unit.',
      en: 'Year, hours, place and basis of hire of each unit.',
    },
    sheets: { id: 'Lembar spesifikasi', en: 'Specification sheets' },
    sheets_intro: {
      id: 'Tipe dan kelas setiap jenis alat, untuk memilih sebelum menanyakan unitnya.',
      en: 'Types and classes of each kind of machine, to choose from before you ask for a unit. The sheets are in Indonesian.',
    },
  },
  seo: {
    title: {
      id: 'Alat berat: jual dan sewa untuk tambang',
      en: 'Heavy equipment for sale and hire, for mines and ports',
    },
    description: {
      id: 'Daftar alat berat dan lembar tipe: excavator, bulldozer, dump truck, drilling, roller, loader, pompa, kapal isap pasir, dan mesin bor.',
      en: 'Heavy equipment and type sheets: excavator, bulldozer, dump truck, drilling, roller, loader, pump, sand-suction vessel and drill machine.',
    },
  },
} satisfies DefaultPage

/** The page of each machine and its sheet; `{name}` is the machine's name. */
export const toolPage = {
  ...itemPage,
  closing: { ...toolClosing, ...toContact },
} satisfies DefaultPage
