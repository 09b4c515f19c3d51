import type { PagePath } from '@niaga/contract/page-paths'
import type { Label } from '../../platform/admin/labels.ts'

/** The names of the pages in the admin, whatever their titles. */
export const pageNames: Readonly<Record<PagePath, Label>> = {
  '/': { id: 'Beranda', en: 'Home' },
  '/tentang-kami': { id: 'Tentang Kami', en: 'About Us' },
  '/tentang-kami/visi-misi': { id: 'Visi dan Misi', en: 'Vision and Mission' },
  '/tentang-kami/pengurus': { id: 'Pengurus', en: 'Management' },
  '/tentang-kami/galeri': { id: 'Galeri', en: 'Gallery' },
  '/produk': { id: 'Daftar produk', en: 'List of products' },
  '/produk/{id}': { id: 'Setiap produk dan lembarnya', en: 'Each product and its sheet' },
  '/alat': { id: 'Daftar alat berat', en: 'List of machines' },
  '/alat/{id}': { id: 'Setiap alat dan lembarnya', en: 'Each machine and its sheet' },
  '/bisnis': { id: 'Bisnis', en: 'Business' },
  '/lokasi-tambang': { id: 'Lokasi Tambang', en: 'Mining Locations' },
  '/blog': { id: 'Blog', en: 'Blog' },
  '/blog/{id}': { id: 'Setiap artikel', en: 'Each article' },
  '/kontak': { id: 'Kontak', en: 'Contact' },
  '/dokumen': { id: 'Dokumen', en: 'Documents' },
  '/kalkulator': { id: 'Kalkulator', en: 'Calculators' },
  '/kalkulator/nilai-kalor': { id: 'Kalkulator nilai kalor', en: 'Calorific value calculator' },
  '/kalkulator/tongkang-kapal': {
    id: 'Kalkulator tongkang dan kapal',
    en: 'Barge and vessel calculator',
  },
  '/kalkulator/excavator-truk': {
    id: 'Kalkulator excavator dan truk',
    en: 'Excavator and truck calculator',
  },
}
