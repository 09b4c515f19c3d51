import type { Redirect } from './types.ts'

/** Short addresses, as printed on paper. */
export const redirects = [
  { key: '/profil', to: '/tentang-kami', permanent: true },
  { key: '/katalog', to: '/produk', permanent: true },
  { key: '/alat-berat', to: '/alat', permanent: true },
] satisfies Redirect[]
