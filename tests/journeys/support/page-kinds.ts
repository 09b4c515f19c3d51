/** One address of every kind of page. */
export const pageKinds = [
  '/',
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
  '/produk',
  '/produk/1',
  '/produk/batubara',
  '/produk/bandingkan',
  '/alat',
  '/alat/1',
  '/alat/excavator',
  '/alat/bandingkan',
  '/bisnis',
  '/lokasi-tambang',
  '/dokumen',
  '/blog',
  '/blog/1',
  '/kontak',
] as const

/** States of these pages that have an address. */
export const stateAddresses = [
  '/produk/99999',
  '/produk/1?batas-kadar-abu=10&batas-nilai-kalor=abc',
  '/produk/1?batas-kadar-abu=10&batas-nilai-kalor=4800',
  '/produk/bandingkan?pilih=1.energi-4600&pilih=1.energi-5000',
  '/alat/bandingkan?pilih=1&pilih=2',
  '/blog?q=tidak+ada',
  '/blog/99999',
  '/tidak-ada',
] as const
