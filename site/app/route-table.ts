import { equipmentSheetPaths, productSheetPaths, type SheetPath } from '@niaga/contract/sheet-paths'

/**
 * The specification's route table (section 2) as data. A screen is one line: its name, its address in the
 * default language and its route module; `routes.ts` gives it an address in every language.
 */
export const routeTable = [
  { screen: 'home', path: '/', file: 'features/home/home-route.tsx' },
  { screen: 'about', path: '/tentang-kami', file: 'features/company/about-route.tsx' },
  { screen: 'vision', path: '/tentang-kami/visi-misi', file: 'features/company/vision-route.tsx' },
  {
    screen: 'management',
    path: '/tentang-kami/pengurus',
    file: 'features/company/management-route.tsx',
  },
  { screen: 'gallery', path: '/tentang-kami/galeri', file: 'features/gallery/gallery-route.tsx' },
  { screen: 'products', path: '/produk', file: 'features/catalogue/catalogue-route.tsx' },
  ...productSheetPaths.map(sheetRoute),
  { screen: 'product', path: '/produk/:id', file: 'features/catalogue/item-route.tsx' },
  { screen: 'tools', path: '/alat', file: 'features/catalogue/catalogue-route.tsx' },
  ...equipmentSheetPaths.map(sheetRoute),
  { screen: 'tool', path: '/alat/:id', file: 'features/catalogue/item-route.tsx' },
  { screen: 'businesses', path: '/bisnis', file: 'features/business/business-route.tsx' },
  { screen: 'locations', path: '/lokasi-tambang', file: 'features/locations/locations-route.tsx' },
  { screen: 'documents', path: '/dokumen', file: 'features/documents/documents-route.tsx' },
  { screen: 'blog', path: '/blog', file: 'features/blog/blog-route.tsx', query: ['q', 'halaman'] },
  { screen: 'post', path: '/blog/:id', file: 'features/blog/post-route.tsx' },
  {
    screen: 'contact',
    path: '/kontak',
    file: 'features/contact/contact-route.tsx',
    query: ['produk'],
  },
] as const satisfies readonly ScreenRoute[]

type ScreenRoute = {
  screen: string
  path: `/${string}`
  file: string
  /** The query parameters that make it another page; others are ignored. */
  query?: readonly string[]
}

export type Screen = (typeof routeTable)[number]['screen']

/** Names the screen of a sheet by its address, because all sheets share one route module. */
function sheetRoute<Path extends SheetPath>(path: Path) {
  return { screen: path, path, file: 'features/sheets/sheet-route.tsx' } satisfies ScreenRoute
}
