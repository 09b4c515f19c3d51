import { defaultPages, type PageTextName } from '@niaga/contract/default-pages'
import { pagePaths } from '@niaga/contract/pages'
import type { Label } from '../../platform/admin/labels.ts'

type PageText = { label: Label; description: Label }

function heading(id: string, en: string): PageText {
  return {
    label: { id: `Judul “${id}”`, en: `Heading “${en}”` },
    description: { id: 'Judul bagian ini.', en: 'The heading of this section.' },
  }
}

function cardHeading(id: string, en: string): PageText {
  return {
    label: { id: `Judul “${id}”`, en: `Heading “${en}”` },
    description: {
      id: 'Di atas teks dari Profil perusahaan.',
      en: 'Above the text of the company profile.',
    },
  }
}

/** The named texts of pages, as the admin shows them. */
export const pageTexts: Readonly<Record<PageTextName, PageText>> = {
  glance: {
    label: { id: 'Judul keempat kartu', en: 'Heading of the four cards' },
    description: {
      id: 'Dibacakan oleh pembaca layar; tidak tampil.',
      en: 'Read out by screen readers; not visible.',
    },
  },
  services: cardHeading('Layanan', 'Services'),
  vision: cardHeading('Visi', 'Vision'),
  mission: cardHeading('Misi', 'Mission'),
  motto: cardHeading('Moto', 'Motto'),
  commitment: cardHeading('Komitmen', 'Commitment'),
  goods: heading('Komoditas', 'Commodities'),
  machines: heading('Unit jual dan sewa', 'Units for sale and hire'),
  machines_intro: {
    label: { id: 'Pengantar unit jual dan sewa', en: 'Introduction to the units' },
    description: { id: 'Di bawah judul bagian itu.', en: 'Below the heading of that section.' },
  },
  route: heading('Dari tambang sampai kapal', 'From the mine to the ship'),
  news: heading('Berita terbaru', 'Latest news'),
  profile: heading('Profil perusahaan', 'Company profile'),
  more: heading('Lebih jauh tentang kami', 'More about us'),
  people: heading('Jajaran pimpinan', 'Leadership'),
  items: heading('Semua', 'All'),
  sheets: {
    label: { id: 'Judul “Lembar spesifikasi”', en: 'Heading “Specification sheets”' },
    description: {
      id: 'Hanya tampil bila sebuah lembar tidak ditautkan dari daftarnya.',
      en: 'Only shown if nothing in the list links to one of the sheets.',
    },
  },
  sheets_intro: {
    label: { id: 'Pengantar lembar spesifikasi', en: 'Introduction to the sheets' },
    description: {
      id: 'Di bawah judul itu, atau judul daftar.',
      en: 'Below that heading, or the list’s.',
    },
  },
  sheet_scale: {
    label: { id: 'Keterangan grafik', en: 'Explanation of the bars' },
    description: {
      id: 'Di samping tabel pada halaman setiap lembar.',
      en: 'Beside the table on each sheet’s page.',
    },
  },
  sheet_ours: {
    label: { id: 'Catatan data kami', en: 'Note on our figures' },
    description: {
      id: 'Di samping tabel yang memuat Data kami, sesudah tanda bintang.',
      en: 'Beside a table with our figures, after the asterisk.',
    },
  },
  units: heading('Unit bisnis', 'Business units'),
  form: heading('Kirim pesan', 'Send a message'),
  details: heading('Hubungi langsung', 'Reach us directly'),
  map: heading('Peta lokasi', 'Location map'),
  menu_intro: {
    label: { id: 'Pengantar di menu', en: 'Introduction in the menu' },
    description: {
      id: 'Di samping tautan ketika kelompok menu ini dibuka.',
      en: 'Beside the links when this group of the menu is open.',
    },
  },
  menu_summary: {
    label: { id: 'Ringkasan di menu', en: 'Summary in the menu' },
    description: {
      id: 'Dua kata di bawah nama halaman di menu.',
      en: 'Two words below the name of the page in the menu.',
    },
  },
}

/** The names of all page texts, without duplicates. */
export const pageTextNames = [
  ...new Set(pagePaths.flatMap((path) => Object.keys(defaultPages[path].texts))),
].filter((name) => isPageTextName(name))

function isPageTextName(name: string): name is PageTextName {
  return name in pageTexts
}
