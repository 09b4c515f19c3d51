import type { DefaultPage } from './default-page.ts'

const catalogueClosing = {
  title: { id: 'Sudah menemukan yang dibutuhkan?', en: 'Found what you need?' },
  text: {
    id: 'Telepon, email, dan alamat kantor ada di bagian bawah halaman ini.',
    en: 'Phone, email and office address are at the foot of this page.',
  },
  button_text: { id: 'Lihat kontak kami', en: 'See our contact details' },
  button_url: '#kontak',
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

const itemPage = {
  closing: catalogueClosing,
  texts: sheetTexts,
  seo: {
    description: {
      id: '{name}: keterangan, spesifikasi, dan permintaan penawaran.',
      en: '{name}: description, specification and how to ask for a quotation.',
    },
  },
} satisfies DefaultPage

/** The list of products. */
export const productsPage = {
  title: { id: 'Produk', en: 'Products' },
  intro: {
    id: 'Batubara, silika, emas, pasir\u00a0kuarsa, pasir\u00a0zirkonium, dan timah, dijual menurut spesifikasi tertulis.',
    en: 'Coal, silica, gold, quartz\u00a0sand, zirconium\u00a0sand and tin, sold to a written specification.',
  },
  closing: catalogueClosing,
  texts: {
    menu_intro: {
      id: 'Mineral dan batubara, dijual menurut spesifikasi tertulis',
      en: 'Minerals and coal, sold to a written specification',
    },
    items: { id: 'Semua produk', en: 'All products' },
    sheets: { id: 'Lembar spesifikasi', en: 'Specification sheets' },
    sheets_intro: {
      id: 'Satu lembar untuk setiap komoditas, siap dicetak pada satu halaman A4.',
      en: 'One sheet for each commodity, ready to print on one A4 page.',
    },
  },
  seo: {
    description: {
      id: 'Daftar produk dan lembar spesifikasi: batubara, silika, emas, pasir kuarsa, pasir zirkonium, dan timah, dengan angka tiap parameter.',
      en: 'Product list and specification sheets: coal, silica, gold, quartz sand, zirconium sand and tin, with the figure for every parameter.',
    },
  },
} satisfies DefaultPage

/** Of each product and its sheet; `{name}` is its name. */
export const productPage = itemPage

/** The list of machines. */
export const toolsPage = {
  title: { id: 'Alat', en: 'Tools' },
  intro: {
    id: 'Alat berat dan mesin untuk tambang, pelabuhan, dan proyek, dipilih menurut kelas operasinya.',
    en: 'Heavy equipment and machines for mines, ports and projects, chosen by their operating class.',
  },
  closing: catalogueClosing,
  texts: {
    menu_intro: {
      id: 'Alat berat untuk tambang, pelabuhan, dan proyek',
      en: 'Heavy equipment for mines, ports and projects',
    },
    items: { id: 'Semua alat', en: 'All tools' },
    sheets: { id: 'Lembar spesifikasi', en: 'Specification sheets' },
    sheets_intro: {
      id: 'Tipe dan kelas setiap jenis alat dalam satu halaman.',
      en: 'Types and classes of each kind of machine on one page. The sheets are in Indonesian.',
    },
  },
  seo: {
    description: {
      id: 'Daftar alat berat dan lembar tipe: excavator, bulldozer, dump truck, drilling, roller, loader, pompa, kapal isap pasir, dan mesin bor.',
      en: 'Heavy equipment and type sheets: excavator, bulldozer, dump truck, drilling, roller, loader, pump, sand-suction vessel and drill machine.',
    },
  },
} satisfies DefaultPage

/** Of each machine and its sheet; `{name}` is its name. */
export const toolPage = itemPage
