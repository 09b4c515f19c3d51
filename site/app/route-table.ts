/**
 * The specification's route table (section 2) as data. A screen is one line: its name, its address in the
 * default language and its route module; `routes.ts` gives it an address in every language.
 */
export const routeTable = [
  { screen: 'home', path: '/', file: 'routes/home.tsx' },
  { screen: 'about', path: '/tentang-kami', file: 'routes/about.tsx' },
  { screen: 'vision', path: '/tentang-kami/visi-misi', file: 'routes/vision.tsx' },
  { screen: 'businesses', path: '/bisnis', file: 'routes/businesses.tsx' },
  { screen: 'products', path: '/produk', file: 'routes/products.tsx' },
  { screen: 'product', path: '/produk/:id', file: 'routes/product.tsx' },
  { screen: 'tools', path: '/alat', file: 'routes/tools.tsx' },
  { screen: 'tool', path: '/alat/:id', file: 'routes/tool.tsx' },
  { screen: 'contact', path: '/kontak', file: 'routes/contact.tsx' },
] as const satisfies readonly ScreenRoute[]

type ScreenRoute = { screen: string; path: `/${string}`; file: string }

export type Screen = (typeof routeTable)[number]['screen']
