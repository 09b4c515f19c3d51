import type { Label } from '../../platform/admin/labels.ts'

/** The fixed pages of the site that do not belong to a single document, in the order of the route table. */
export const sitePages: readonly { address: string; title: Label }[] = [
  { address: '/', title: { id: 'Beranda', en: 'Home' } },
  { address: '/tentang-kami', title: { id: 'Tentang Kami', en: 'About us' } },
  { address: '/tentang-kami/visi-misi', title: { id: 'Visi & Misi', en: 'Vision & mission' } },
  { address: '/tentang-kami/pengurus', title: { id: 'Pengurus', en: 'Management' } },
  { address: '/tentang-kami/galeri', title: { id: 'Galeri', en: 'Gallery' } },
  { address: '/produk', title: { id: 'Produk', en: 'Products' } },
  { address: '/produk/bandingkan', title: { id: 'Bandingkan mutu', en: 'Compare grades' } },
  { address: '/alat', title: { id: 'Alat', en: 'Tools' } },
  { address: '/alat/bandingkan', title: { id: 'Bandingkan unit', en: 'Compare units' } },
  { address: '/bisnis', title: { id: 'Bisnis', en: 'Business' } },
  { address: '/lokasi-tambang', title: { id: 'Lokasi Tambang', en: 'Mining locations' } },
  { address: '/dokumen', title: { id: 'Dokumen', en: 'Documents' } },
  { address: '/kalkulator', title: { id: 'Kalkulator', en: 'Calculators' } },
  {
    address: '/kalkulator/nilai-kalor',
    title: { id: 'Kalkulator nilai kalor', en: 'Calorific value calculator' },
  },
  {
    address: '/kalkulator/tongkang-kapal',
    title: { id: 'Kalkulator tongkang dan kapal', en: 'Barge and vessel calculator' },
  },
  {
    address: '/kalkulator/excavator-truk',
    title: { id: 'Kalkulator excavator dan truk', en: 'Excavator and truck calculator' },
  },
  { address: '/cari', title: { id: 'Cari', en: 'Search' } },
  { address: '/blog', title: { id: 'Blog', en: 'Blog' } },
  { address: '/kontak', title: { id: 'Kontak', en: 'Contact' } },
]
