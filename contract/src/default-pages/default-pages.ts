import type { Locale } from '../locale.ts'
import { type PagePath, pagePaths } from '../page-paths.ts'
import type { Page } from '../page-texts.ts'
import { blogPage, postPage } from './blog.ts'
import {
  calculatorsPage,
  fleetCalculatorPage,
  heatCalculatorPage,
  shippingCalculatorPage,
} from './calculators.ts'
import { productPage, productsPage, toolPage, toolsPage } from './catalogue.ts'
import { aboutPage, galleryPage, managementPage, visionPage } from './company.ts'
import { type DefaultPage, presentDefaultPage } from './default-page.ts'
import { homePage } from './home.ts'
import { businessPage, contactPage, documentsPage, locationsPage } from './trade.ts'

/** The texts of every page: shown by a site whose content host has none, and the initial content of a content host. */
export const defaultPages = {
  '/': homePage,
  '/tentang-kami': aboutPage,
  '/tentang-kami/visi-misi': visionPage,
  '/tentang-kami/pengurus': managementPage,
  '/tentang-kami/galeri': galleryPage,
  '/produk': productsPage,
  '/produk/{id}': productPage,
  '/alat': toolsPage,
  '/alat/{id}': toolPage,
  '/bisnis': businessPage,
  '/lokasi-tambang': locationsPage,
  '/blog': blogPage,
  '/blog/{id}': postPage,
  '/kontak': contactPage,
  '/dokumen': documentsPage,
  '/kalkulator': calculatorsPage,
  '/kalkulator/nilai-kalor': heatCalculatorPage,
  '/kalkulator/tongkang-kapal': shippingCalculatorPage,
  '/kalkulator/excavator-truk': fleetCalculatorPage,
} satisfies Record<PagePath, DefaultPage>

type DefaultPages = typeof defaultPages

/** The names of the texts of a page. */
export type PageTextName<Path extends PagePath = PagePath> = {
  [Known in Path]: Extract<keyof DefaultPages[Known]['texts'], string>
}[Path]

/** Returns the default pages in a language, in the order of the specification's route table. */
export function defaultPagesIn(locale: Locale): Page[] {
  return pagePaths.map((path) => presentDefaultPage(path, defaultPages[path], locale))
}
