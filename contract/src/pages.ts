import type { Localized } from './locale.ts'

type SitePage = {
  /** The name in the navigation and in the admin; the title on the page may differ. */
  name: Localized<string>
  /** `false` for a page without texts of its own, see defaults/pages.json. */
  hasTexts?: false
  /** `false` for a page that search engines omit. */
  isListed?: false
  /** Whether the main navigation shows it. */
  isInMenu?: true
}

/**
 * The pages of every site, by their address in Indonesian, in the order of the navigation and of the admin; `{id}` is any
 * item of a list, `{unit}` any unit of a machine. Routes, reserved addresses, link targets, the navigation, the sitemap and the search follow from this
 * table. The specification sheets are in sheet-paths.ts.
 */
export const pages = {
  '/': { name: { id: 'Beranda', en: 'Home', zh: '首页' }, isInMenu: true },
  '/tentang-kami': {
    name: { id: 'Tentang Kami', en: 'About Us', zh: '关于我们' },
    isInMenu: true,
  },
  '/tentang-kami/visi-misi': {
    name: { id: 'Visi dan Misi', en: 'Vision and Mission', zh: '愿景与使命' },
  },
  '/tentang-kami/pengurus': { name: { id: 'Pengurus', en: 'Management', zh: '管理层' } },
  '/tentang-kami/galeri': { name: { id: 'Galeri', en: 'Gallery', zh: '图片库' } },
  '/produk': { name: { id: 'Produk', en: 'Products', zh: '产品' }, isInMenu: true },
  '/produk/{id}': { name: { id: 'Setiap produk dan lembarnya', en: 'Each product and its sheet' } },
  '/alat': { name: { id: 'Alat', en: 'Tools', zh: '设备' }, isInMenu: true },
  '/alat/bandingkan': {
    name: { id: 'Bandingkan unit', en: 'Compare units', zh: '对比设备' },
    hasTexts: false,
    isListed: false,
  },
  '/alat/{id}': { name: { id: 'Setiap alat dan lembarnya', en: 'Each machine and its sheet' } },
  '/alat/{id}/unit/{unit}': { name: { id: 'Setiap unit', en: 'Each unit' }, hasTexts: false },
  '/bisnis': { name: { id: 'Bisnis', en: 'Business', zh: '业务' }, isInMenu: true },
  '/lokasi-tambang': {
    name: { id: 'Lokasi Tambang', en: 'Mining Locations', zh: '矿区位置' },
    isInMenu: true,
  },
  '/dokumen': { name: { id: 'Dokumen', en: 'Documents', zh: '文件' } },
  '/kalkulator': { name: { id: 'Kalkulator', en: 'Calculators', zh: '计算工具' } },
  '/kalkulator/nilai-kalor': {
    name: { id: 'Kalkulator nilai kalor', en: 'Calorific value calculator' },
  },
  '/kalkulator/tongkang-kapal': {
    name: { id: 'Kalkulator tongkang dan kapal', en: 'Barge and vessel calculator' },
  },
  '/kalkulator/excavator-truk': {
    name: { id: 'Kalkulator excavator dan truk', en: 'Excavator and truck calculator' },
  },
  '/cari': { name: { id: 'Cari', en: 'Search', zh: '搜索' }, hasTexts: false },
  '/blog': { name: { id: 'Blog', en: 'Blog', zh: '文章' }, isInMenu: true },
  '/blog/{id}': { name: { id: 'Setiap artikel', en: 'Each article' } },
  '/kontak': { name: { id: 'Kontak', en: 'Contact', zh: '联系我们' }, isInMenu: true },
} as const satisfies Record<`/${string}`, SitePage>

type Pages = typeof pages

/** Every page, with patterns such as `/produk/{id}`. */
export type SitePath = keyof Pages

/** The pages with their own texts. */
export type PagePath = {
  [Path in SitePath]: Pages[Path] extends { hasTexts: false } ? never : Path
}[SitePath]

/** The patterns of pages of which every item of a list has one. */
export type ItemPath = Extract<SitePath, `${string}{${string}`>

/** The pages about the company. */
export type AboutPath = Extract<SitePath, `/tentang-kami${string}`>

/** The pages of the calculators. */
export type CalculatorPath = Extract<SitePath, `/kalkulator/${string}`>

/** A page with one address. */
export type FixedPath = Exclude<SitePath, ItemPath>

const table: Readonly<Record<SitePath, SitePage>> = pages

export const sitePaths = Object.keys(pages).filter(isSitePath)

export const pagePaths = sitePaths.filter(isPagePath)

export const fixedPaths = sitePaths.filter(isFixedPath)

export const itemPaths = sitePaths.filter(isItemPath)

export const aboutPaths = sitePaths.filter(isAboutPath)

export const calculatorPaths = sitePaths.filter(isCalculatorPath)

/** The pages in the main navigation. */
export const menuPaths = fixedPaths.filter((path) => table[path].isInMenu)

/** The pages with one address that search engines list. */
export const listedPaths = fixedPaths.filter((path) => table[path].isListed !== false)

function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(pages, path)
}

function isFixedPath(path: SitePath): path is FixedPath {
  return !isItemPath(path)
}

function isAboutPath(path: SitePath): path is AboutPath {
  return path.startsWith('/tentang-kami')
}

export function isCalculatorPath(path: string): path is CalculatorPath {
  return isSitePath(path) && path.startsWith('/kalkulator/')
}

function isItemPath(path: SitePath): path is ItemPath {
  return path.includes('{')
}

/** Whether a value is the path of a page with its own texts. */
export function isPagePath(path: unknown): path is PagePath {
  return typeof path === 'string' && isSitePath(path) && table[path].hasTexts !== false
}
