/**
 * The pages with their own texts: the specification's in the order of its route table, then the document and calculator
 * pages; `{id}` is any item of the list.
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
