/**
 * The pages with texts of their own: those of the specification in the order of its route table, then those of the
 * documents and the calculators; `{id}` is any of that list.
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
  '/kalkulator',
  '/kalkulator/nilai-kalor',
  '/kalkulator/tongkang-kapal',
  '/kalkulator/excavator-truk',
] as const

export type PagePath = (typeof pagePaths)[number]
