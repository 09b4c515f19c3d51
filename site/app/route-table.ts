import {
  type CalculatorPath,
  calculatorPaths,
  isCalculatorPath,
  type SitePath,
  sitePaths,
} from '@niaga/contract/pages'
import { requestPagePath } from '@niaga/contract/request-page'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { calculatorQuery } from './features/calculators/calculator-query.ts'
import { suggestionsPath, typedQuery } from './features/search/search-address.ts'

/** The units that a visitor compares. */
const picks = { name: 'pilih', most: 4 }

/** The grades that a visitor chose; a product shows no more. */
const grades = { name: 'mutu', most: 12 }

/** The route module of each page, and the parameters of its address that select another page. */
const screens: Readonly<Record<Exclude<SitePath, CalculatorPath>, Screen>> = {
  '/': { file: 'features/home/home-route.tsx' },
  '/tentang-kami': { file: 'features/company/about-route.tsx' },
  '/tentang-kami/visi-misi': { file: 'features/company/vision-route.tsx' },
  '/tentang-kami/pengurus': { file: 'features/company/management-route.tsx' },
  '/tentang-kami/galeri': { file: 'features/company/gallery-route.tsx' },
  '/produk': { file: 'features/catalogue/lists/catalogue-route.tsx' },
  '/produk/{id}': {
    file: 'features/catalogue/item/item-route.tsx',
    query: ['cek', 'tender', 'batas-*', 'basis-*'],
    queryList: grades,
  },
  '/alat': {
    file: 'features/catalogue/lists/catalogue-route.tsx',
    query: ['tawaran', 'jenis', 'tempat', 'berat', 'tanggal'],
    queryForms: {
      tawaran: /^(jual|sewa)$/,
      jenis: /^[1-9]\d{0,8}$/,
      tempat: /^[a-z0-9-]{1,40}$/,
      berat: /^\d{1,2}-\d{0,2}$/,
      tanggal: /^20\d\d-\d\d-\d\d$/,
    },
  },
  '/alat/bandingkan': { file: 'features/catalogue/compare/compare-route.tsx', queryList: picks },
  '/alat/{id}': { file: 'features/catalogue/item/item-route.tsx' },
  '/alat/{id}/unit/{unit}': { file: 'features/catalogue/unit/unit-route.tsx' },
  '/bisnis': { file: 'features/company/business-route.tsx' },
  '/lokasi-tambang': { file: 'features/locations/locations-route.tsx' },
  '/dokumen': {
    file: 'features/documents/documents-route.tsx',
    query: ['untuk', 'jenis', 'tahun'],
    queryForms: {
      untuk: /^(?:produk|alat)-[1-9]\d{0,14}$/,
      jenis: /^[a-z]{4,11}$/,
      tahun: /^\d{4}$/,
    },
  },
  '/kalkulator': { file: 'features/calculators/calculators-route.tsx' },
  '/cari': {
    file: 'features/search/search-route.tsx',
    query: ['q'],
    queryTexts: { q: typedQuery },
  },
  '/blog': { file: 'features/blog/blog-route.tsx', query: ['q', 'halaman'] },
  '/blog/{id}': { file: 'features/blog/post-route.tsx' },
  '/kontak': {
    file: 'features/contact/contact-route.tsx',
    query: ['produk', 'jenis', 'barang-*'],
    queryForms: { jenis: /^(coal|machine)$/ },
  },
}

/** Every address of the site: pages, specification sheets, and files made from content; `routes.ts` adds the languages. */
export const routeTable: readonly Route[] = [
  ...sitePaths
    .filter((path) => !isCalculatorPath(path))
    .map((path) => ({ ...screens[path], path: path.replace(/\{(\w+)\}/g, ':$1') })),
  ...calculatorPaths.map((path) => ({
    path,
    file: 'features/calculators/calculator-route.tsx',
    ...calculatorQuery(path),
  })),
  ...sheetPaths.map((path) => ({ path, file: 'features/catalogue/sheet/sheet-route.tsx' })),
  ...Object.entries({ '/produk': grades, '/alat': picks }).map(([path, queryList]) => ({
    path: `${path}/:item/tabel.csv`,
    file: 'features/catalogue/table-route.ts',
    queryList,
  })),
  { path: requestPagePath(':secret'), file: 'features/contact/request-page/request-route.tsx' },
  {
    path: '/produk/bandingkan',
    file: 'features/catalogue/compare/moved-comparison-route.ts',
    queryList: picks,
  },
  {
    path: suggestionsPath,
    file: 'features/search/suggestions-route.tsx',
    query: ['q'],
    queryTexts: { q: (value) => typedQuery(value).toLowerCase() },
  },
]

export type Route = Screen & { path: string }

type Screen = {
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
