import { type PagePath, pagePaths } from '../../../contract/src/pages.ts'

/** A text that the company may want to change: where an editor changes it, and where a visitor reads it. */
export type PublicText = {
  name: string
  /** The address of the form below `/admin/`. */
  form: string
  /** The tab of the form that has the field, if it has tabs. */
  tab?: string
  /** The field's path in the form. */
  field: string
  /** The new value, where not every text is valid. */
  value?: string
  /** An Indonesian page of the site, and the element on it. */
  address: string
  selector: string
  /** The attribute of the element that contains the text, if it is not the element's content. */
  attribute?: string
}

const description = { selector: 'meta[name="description"]', attribute: 'content' }
const title = { selector: 'title' }

function ofPage(path: PagePath, address: string = path) {
  const form = `collections/pages/${pagePaths.indexOf(path) + 1}`
  return (name: string, field: string, place: Pick<PublicText, 'selector' | 'attribute'>) => ({
    name: `${path} ${name}`,
    form,
    field,
    address,
    ...place,
  })
}

/** Returns the title, introduction, description and closing band of a page. */
function commonTexts(path: PagePath, address: string = path): PublicText[] {
  const page = ofPage(path, address)
  return [
    page('title', 'title', { selector: 'h1' }),
    page('introduction', 'intro', { selector: 'h1 + p' }),
    page('description', 'seo__description', description),
    ...closingBand(path, address),
  ]
}

function closingBand(path: PagePath, address: string): PublicText[] {
  const page = ofPage(path, address)
  return [
    page('closing title', 'closing__title', { selector: 'main [data-closing] h2' }),
    page('closing text', 'closing__text', { selector: 'main [data-closing] h2 + p' }),
    page('closing button', 'closing__buttonText', { selector: 'main [data-closing] a:last-child' }),
  ]
}

const home = ofPage('/')
const about = ofPage('/tentang-kami')
const vision = ofPage('/tentang-kami/visi-misi')
const products = ofPage('/produk')
const tools = ofPage('/alat')
const contact = ofPage('/kontak')
const profile = 'globals/company-settings'

/** The texts of the company, each once, without buttons, states and errors of the interface. */
export const publicTexts: readonly PublicText[] = [
  // The pages
  home('heading of the services', 'texts__services', { selector: '.glance' }),
  home('heading of the commodities', 'texts__goods', { selector: '#goods' }),
  home('heading of the units', 'texts__machines', { selector: '#machines' }),
  home('heading of the way to the ship', 'texts__route', { selector: '#route' }),
  home('heading of the news', 'texts__news', { selector: '#news' }),
  home('title for search engines', 'seo__title', title),
  home('description', 'seo__description', description),
  ...closingBand('/', '/'),
  about('title', 'title', title),
  about('description', 'seo__description', description),
  about('heading of the profile', 'texts__profile', { selector: '#profile' }),
  about('heading of the other pages', 'texts__more', { selector: '#more' }),
  about('introduction in the menu', 'texts__menu_intro', { selector: '#menu' }),
  ...closingBand('/tentang-kami', '/tentang-kami'),
  ...commonTexts('/tentang-kami/visi-misi'),
  vision('heading of the motto', 'texts__motto', { selector: '#commitment' }),
  vision('summary in the menu', 'texts__menu_summary', { selector: '#menu' }),
  ...commonTexts('/tentang-kami/pengurus'),
  ...commonTexts('/tentang-kami/galeri'),
  ...commonTexts('/produk'),
  products('heading of the list', 'texts__items', { selector: '#items' }),
  products('introduction of the sheets', 'texts__sheets_intro', { selector: '#items + p' }),
  products('introduction in the menu', 'texts__menu_intro', { selector: '#menu' }),
  ...closingBand('/produk/{id}', '/produk/batubara'),
  ...commonTexts('/alat'),
  tools('heading of the units', 'texts__machines', { selector: '#machines' }),
  tools('introduction of the units', 'texts__machines_intro', { selector: '#machines + p' }),
  tools('introduction in the menu', 'texts__menu_intro', { selector: '#menu' }),
  ...closingBand('/alat/{id}', '/alat/1'),
  ...commonTexts('/bisnis'),
  ...commonTexts('/lokasi-tambang'),
  ...commonTexts('/blog'),
  ...closingBand('/blog/{id}', '/blog/1'),
  ...commonTexts('/kontak'),
  contact('heading of the form', 'texts__form', { selector: '#form-title' }),

  // The company
  {
    name: 'company name',
    form: profile,
    field: 'companyName',
    address: '/bisnis',
    selector: 'footer',
  },
  {
    name: 'tagline',
    form: profile,
    field: 'companyTagline',
    address: '/tentang-kami',
    selector: 'h1 + p',
  },
  {
    name: 'about the company',
    form: profile,
    field: 'companyDescription',
    address: '/bisnis',
    selector: 'footer',
  },
  { name: 'vision', form: profile, field: 'companyVision', address: '/', selector: '.glance' },
  { name: 'mission', form: profile, field: 'companyMission', address: '/', selector: '.glance' },
  {
    name: 'commitment',
    form: profile,
    field: 'companyCommitment',
    address: '/tentang-kami/visi-misi',
    selector: 'main',
  },

  // Lists
  {
    name: 'product',
    form: 'collections/products/2',
    field: 'name',
    address: '/produk/2',
    selector: 'h1',
  },
  {
    name: 'description of a product',
    form: 'collections/products/2',
    field: 'description',
    address: '/produk/2',
    ...description,
  },
  {
    name: 'product for search engines',
    form: 'collections/products/2',
    field: 'seo__title',
    address: '/produk/2',
    ...title,
  },
  {
    name: 'machine',
    form: 'collections/tools/2',
    field: 'name',
    address: '/alat/2',
    selector: 'h1',
  },
  {
    name: 'sheet',
    form: 'collections/sheets/2',
    field: 'name',
    address: '/produk/silika',
    // Its title contains the name within a sentence, in lower case.
    selector: 'main ol [aria-current="page"]',
  },
  {
    name: 'description of a sheet',
    form: 'collections/sheets/2',
    field: 'description',
    address: '/produk/silika',
    selector: 'main',
  },
  {
    name: 'business unit',
    form: 'collections/businesses/1',
    field: 'name',
    address: '/bisnis',
    selector: 'main',
  },
  {
    name: 'mining location',
    form: 'collections/mining-locations/1',
    field: 'location',
    address: '/lokasi-tambang',
    selector: 'main',
  },
  {
    name: 'position of a manager',
    form: 'collections/managements/1',
    field: 'position',
    address: '/tentang-kami/pengurus',
    selector: 'main',
  },
  {
    name: 'picture of the gallery',
    form: 'collections/galleries/1',
    field: 'title',
    address: '/tentang-kami/galeri',
    selector: 'main',
  },
  {
    name: 'title of an article',
    form: 'collections/blog-posts/1',
    field: 'title',
    address: '/blog/1',
    selector: 'h1',
  },
  {
    name: 'article for search engines',
    form: 'collections/blog-posts/1',
    field: 'seo__description',
    address: '/blog/1',
    ...description,
  },
  {
    name: 'page of the company’s own',
    form: `collections/pages/${pagePaths.length + 1}`,
    field: 'title',
    address: '/privasi',
    selector: 'h1',
  },
]
