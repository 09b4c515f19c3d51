import { equipmentSheetPaths, productSheetPaths, type SheetPath } from './lib/sheets/sheet-paths.ts'

/**
 * The specification's route table (section 2) as data. A screen is one line: its name, its address in the
 * default language and its route module; `routes.ts` gives it an address in every language.
 */
export const routeTable = [
  { screen: 'home', path: '/', file: 'routes/home.tsx' },
  { screen: 'about', path: '/tentang-kami', file: 'routes/about.tsx' },
  { screen: 'vision', path: '/tentang-kami/visi-misi', file: 'routes/vision.tsx' },
  { screen: 'management', path: '/tentang-kami/pengurus', file: 'routes/management.tsx' },
  { screen: 'gallery', path: '/tentang-kami/galeri', file: 'routes/gallery.tsx' },
  { screen: 'products', path: '/produk', file: 'routes/catalogue.tsx' },
  ...productSheetPaths.map((path) => sheetRoute(path, 'routes/product-sheet.tsx')),
  { screen: 'product', path: '/produk/:id', file: 'routes/catalogue-item.tsx' },
  { screen: 'tools', path: '/alat', file: 'routes/catalogue.tsx' },
  ...equipmentSheetPaths.map((path) => sheetRoute(path, 'routes/equipment-sheet.tsx')),
  { screen: 'tool', path: '/alat/:id', file: 'routes/catalogue-item.tsx' },
  { screen: 'businesses', path: '/bisnis', file: 'routes/businesses.tsx' },
  { screen: 'locations', path: '/lokasi-tambang', file: 'routes/locations.tsx' },
  { screen: 'blog', path: '/blog', file: 'routes/blog.tsx', query: ['q', 'halaman'] },
  { screen: 'post', path: '/blog/:id', file: 'routes/blog-post.tsx' },
  { screen: 'contact', path: '/kontak', file: 'routes/contact.tsx', query: ['produk'] },
] as const satisfies readonly ScreenRoute[]

type ScreenRoute = {
  screen: string
  path: `/${string}`
  file: string
  /** The parameters of the address that make it another page; any other one is ignored. */
  query?: readonly string[]
}

export type Screen = (typeof routeTable)[number]['screen']

/** The screen of a sheet is named by its address, because many share one route module. */
function sheetRoute<Path extends SheetPath>(path: Path, file: string) {
  return { screen: path, path, file } satisfies ScreenRoute
}
