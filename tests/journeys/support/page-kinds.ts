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
  '/alat',
  '/alat/1',
  '/alat/excavator',
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
  '/blog?q=tidak+ada',
  '/blog/99999',
  '/tidak-ada',
] as const
