/**
 * The pages with texts of their own: those of the specification in the order of its route table, then that of the
 * documents; `{id}` is any of that list.
 */
export const pagePaths = [
  '/',
  '/tentang-kami',
  '/tentang-kami/visi-misi',
  '/tentang-kami/pengurus',
  '/tentang-kami/galeri',
  '/produk',
  '/produk/{id}',
  '/alat',
  '/alat/{id}',
  '/bisnis',
  '/lokasi-tambang',
  '/blog',
  '/blog/{id}',
  '/kontak',
  '/dokumen',
] as const

export type PagePath = (typeof pagePaths)[number]
