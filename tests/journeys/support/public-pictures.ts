import { type PagePath, pagePaths } from '../../../contract/src/pages.ts'

/** A picture under an editor's control: where it is chosen, and where a visitor sees it. */
export type PublicPicture = {
  name: string
  /** The address of the form below `/admin/`. */
  form: string
  /** The tab of the form that has the field, if it has tabs. */
  tab?: string
  /** The field's path in the form. */
  field: string
  /** Indonesian pages of the site, and the part of them that shows the picture. */
  addresses: readonly string[]
  within?: 'main' | 'header' | 'head'
}

type InForm = Omit<PublicPicture, 'form'>

function inForm(form: string, ...pictures: InForm[]): PublicPicture[] {
  return pictures.map((picture) => ({ form, ...picture }))
}

function ofPage(path: PagePath, address: string = path): PublicPicture[] {
  const form = `collections/pages/${pagePaths.indexOf(path) + 1}`
  return inForm(
    form,
    { name: `${path} behind the title`, field: 'image', addresses: [address] },
    { name: `${path} in previews`, field: 'seo__image', addresses: [address], within: 'head' },
  )
}

/** Returns the picture of an item, and the picture of its link previews. */
function ofItem(form: string, name: string, addresses: readonly [string, ...string[]]) {
  return inForm(
    form,
    { name, field: 'image', addresses },
    { name: `${name} in previews`, field: 'seo__image', addresses: [addresses[0]], within: 'head' },
  )
}

/** The pictures of the company; other journeys cover the logo and pictures in articles. */
export const publicPictures: readonly PublicPicture[] = [
  ...inForm(
    'globals/home-page',
    { name: 'hero', tab: 'Pembuka', field: 'hero__image', addresses: ['/'] },
    {
      name: 'about on the home page',
      tab: 'Tentang kami',
      field: 'about__image',
      addresses: ['/'],
    },
    { name: 'vision on the home page', tab: 'Visi', field: 'vision__image', addresses: ['/'] },
  ),
  ...ofItem('collections/products/2', 'product', ['/produk/2', '/produk']),
  ...ofItem('collections/tools/2', 'machine', ['/alat/2', '/alat']),
  ...ofItem('collections/sheets/2', 'sheet of a product', ['/produk/silika']),
  ...ofItem('collections/sheets/8', 'sheet of a machine', ['/alat/bulldozer']),
  ...ofItem('collections/blog-posts/2', 'article', ['/blog/2', '/blog']),
  ...ofPage('/produk'),
  ...ofPage('/bisnis'),
  ...ofPage('/blog'),
  ...ofPage('/kontak'),
  ...inForm('collections/galleries/1', {
    name: 'gallery',
    field: 'image',
    addresses: ['/tentang-kami/galeri'],
  }),
  ...inForm('collections/mining-locations/1', {
    name: 'location',
    field: 'image',
    addresses: ['/lokasi-tambang'],
  }),
  ...inForm('collections/managements/1', {
    name: 'manager',
    field: 'photo',
    addresses: ['/tentang-kami/pengurus'],
  }),
  ...inForm('collections/people/1', { name: 'person', field: 'photo', addresses: ['/kontak'] }),
  ...inForm('collections/businesses/1', {
    name: 'business',
    field: 'logo',
    addresses: ['/bisnis'],
  }),
  ...inForm('collections/units/1', { name: 'unit', field: 'pictures', addresses: ['/alat/1'] }),
  ...inForm(
    'globals/company-settings',
    {
      name: 'mark',
      tab: 'Tampilan',
      field: 'brand__mark',
      addresses: ['/', '/kontak'],
      within: 'header',
    },
    {
      name: 'icon',
      tab: 'Tampilan',
      field: 'brand__icon',
      addresses: ['/', '/kontak'],
      within: 'head',
    },
  ),
]
