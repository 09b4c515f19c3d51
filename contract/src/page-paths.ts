/** The pages with texts of their own, in the order of the specification's route table; `{id}` is any of that list. */
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
] as const

export type PagePath = (typeof pagePaths)[number]
