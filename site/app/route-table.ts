import { comparePaths } from '@niaga/contract/compare-paths'
import { equipmentSheetPaths, productSheetPaths, type SheetPath } from '@niaga/contract/sheet-paths'
import { typedForm } from './features/calculators/query-names.ts'
import { searchPath, suggestionsPath, typedQuery } from './features/search/search-address.ts'

/**
 * The specification's route table (section 2) as data. A screen is one line: its name, its address in the default language
 * and its route module; `routes.ts` adds the address in every language.
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
  {
    screen: 'compareGrades',
    path: comparePaths.product,
    file: 'features/compare/compare-route.tsx',
    queryList: { name: 'pilih', most: 4 },
  },
  {
    screen: 'product',
    path: '/produk/:id',
    file: 'features/catalogue/item-route.tsx',
    query: ['mutu', 'cek', 'batas-*', 'basis-*'],
  },
  {
    screen: 'productTable',
    path: '/produk/:item/tabel.csv',
    file: 'features/tables/table-route.ts',
    queryList: { name: 'pilih', most: 4 },
  },
  {
    screen: 'tools',
    path: '/alat',
    file: 'features/catalogue/catalogue-route.tsx',
    query: ['tawaran', 'jenis', 'tempat'],
    queryForms: { tawaran: /^(jual|sewa)$/, jenis: /^[1-9]\d{0,8}$/, tempat: /^[a-z0-9-]{1,40}$/ },
  },
  ...equipmentSheetPaths.map(sheetRoute),
  {
    screen: 'compareUnits',
    path: comparePaths.tool,
    file: 'features/compare/compare-route.tsx',
    queryList: { name: 'pilih', most: 4 },
  },
  { screen: 'tool', path: '/alat/:id', file: 'features/catalogue/item-route.tsx' },
  {
    screen: 'toolTable',
    path: '/alat/:item/tabel.csv',
    file: 'features/tables/table-route.ts',
    queryList: { name: 'pilih', most: 4 },
  },
  { screen: 'businesses', path: '/bisnis', file: 'features/business/business-route.tsx' },
  { screen: 'locations', path: '/lokasi-tambang', file: 'features/locations/locations-route.tsx' },
  {
    screen: 'documents',
    path: '/dokumen',
    file: 'features/documents/documents-route.tsx',
    query: ['untuk', 'jenis', 'tahun'],
    queryForms: {
      untuk: /^(?:produk|alat)-[1-9]\d{0,14}$/,
      jenis: /^[a-z]{4,11}$/,
      tahun: /^\d{4}$/,
    },
  },
  {
    screen: 'calculators',
    path: '/kalkulator',
    file: 'features/calculators/calculators-route.tsx',
  },
  {
    screen: 'heatCalculator',
    path: '/kalkulator/nilai-kalor',
    file: 'features/calculators/heat/heat-route.tsx',
    ...calculatorQuery({
      figures: ['nilai', 'tm', 'im', 'abu', 'h', 'on', 'harga', 'acuan', 'ton', 'tmk'],
      choices: { satuan: /^(kcal|mj|btu)$/, basis: /^(gar|adb|nar|db|daf)$/ },
    }),
  },
  {
    screen: 'shippingCalculator',
    path: '/kalkulator/tongkang-kapal',
    file: 'features/calculators/shipping/shipping-route.tsx',
    ...calculatorQuery({
      figures: ['ton', 'sf', 'kapasitas', 'laju', 'sarat', 'muat', 'jeti', 'siklus', 'armada'],
      choices: {
        kapal: /^(supramax|handysize|handymax|panamax|tanpa)$/,
        tongkang: /^(180|230|270|300|330)$/,
      },
    }),
  },
  {
    screen: 'fleetCalculator',
    path: '/kalkulator/excavator-truk',
    file: 'features/calculators/fleet/fleet-route.tsx',
    ...calculatorQuery({
      figures: [
        ...['bucket', 'isi', 'densitas', 'siklus', 'muatan', 'bak', 'tukar', 'angkut', 'buang'],
        ...['kembali', 'truk', 'excavator', 'efisiensi'],
      ],
      choices: { terakhir: /^(sebagian|penuh)$/ },
    }),
  },
  {
    screen: 'search',
    path: searchPath,
    file: 'features/search/search-route.tsx',
    query: ['q'],
    queryTexts: { q: typedQuery },
  },
  {
    screen: 'suggestions',
    path: suggestionsPath,
    file: 'features/search/suggestions-route.tsx',
    query: ['q'],
    queryTexts: { q: (value) => typedQuery(value).toLowerCase() },
  },
  { screen: 'blog', path: '/blog', file: 'features/blog/blog-route.tsx', query: ['q', 'halaman'] },
  { screen: 'post', path: '/blog/:id', file: 'features/blog/post-route.tsx' },
  {
    screen: 'contact',
    path: '/kontak',
    file: 'features/contact/contact-route.tsx',
    query: ['produk', 'jenis', 'barang-*'],
    queryForms: { jenis: /^(coal|machine)$/ },
  },
] as const satisfies readonly ScreenRoute[]

export type ScreenRoute = {
  screen: string
  path: `/${string}`
  file: string
  /** Query parameters that select another page, `batas-*` for a prefix; others are ignored. */
  query?: readonly string[]
  /** Valid form of a parameter's value; any other value is ignored. */
  queryForms?: Readonly<Record<string, RegExp>>
  /** Normalises the value of a parameter that visitors type to a single spelling. */
  queryTexts?: Readonly<Record<string, (value: string) => string>>
  /** A parameter that an address may repeat, up to a maximum, in any order. */
  queryList?: { name: string; most: number }
}

export type Screen = (typeof routeTable)[number]['screen']

/** Names the screen of a sheet by its address, because all sheets share one route module. */
function sheetRoute<Path extends SheetPath>(path: Path) {
  return { screen: path, path, file: 'features/sheets/sheet-route.tsx' } satisfies ScreenRoute
}

/**
 * Parameters of a calculator that select another page: the mark of a submitted form, its choices, and its values as typed.
 * An invalid value is shown again with its error, unless it is longer than the form accepts.
 */
function calculatorQuery({
  figures,
  choices,
}: CalculatorQuery): Pick<ScreenRoute, 'query' | 'queryForms'> {
  const typed = figures.map((name) => [name, typedForm] as const)
  const queryForms = { hitung: /^1$/, ...choices, ...Object.fromEntries(typed) }
  return { query: Object.keys(queryForms), queryForms }
}

type CalculatorQuery = {
  figures: readonly string[]
  choices: Readonly<Record<string, RegExp>>
}
