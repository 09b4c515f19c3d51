import { defaultPagesIn } from '@niaga/contract/default-pages'
import { contactSchema } from '@niaga/contract/entities'
import { type Page, pageSchema } from '@niaga/contract/page-texts'
import { expect, test } from 'vitest'
import { readPages } from './read-pages.server.ts'

const contact = contactSchema.parse({
  settings: [{ key: 'company_name', value: 'PT $& Uji' }],
  footers: [],
})

function read(pages: object[] | null, company = contact) {
  const failed = { ok: false, error: 'Failed to fetch pages' } as const
  const value = pages?.map((page): Page => pageSchema.parse({ title: '', ...page }))
  return readPages('id', {
    imageSource: (_kind, path) => path && `/media/${path}`,
    content: {
      pages: async () => (value ? { ok: true, value } : failed),
      contact: async () => ({ ok: true, value: company }),
    },
  })
}

function builtIn(path: string) {
  const page = defaultPagesIn('id').find((candidate) => candidate.path === path)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

test.for([{ pages: null }, { pages: [] }])(
  'has the texts of the site with %j',
  async ({ pages }) => {
    const page = (await read(pages)).pageAt('/tentang-kami/galeri')
    const { title, intro, closing } = builtIn('/tentang-kami/galeri')
    expect(page).toMatchObject({ title, intro, picture: null })
    expect(page.closing).toEqual({
      title: closing?.title,
      text: closing?.text,
      buttonText: closing?.button_text,
      buttonUrl: '#kontak',
    })
    expect(page.texts).toEqual({ menu_summary: 'Ilustrasi tambang' })
    expect(page.seo.description).toBe('Galeri PT $& Uji: ilustrasi tambang, muatan, dan alat.')
  },
)

test('takes each text from the host that gives one', async () => {
  const hostPage = {
    path: '/kontak',
    title: 'Hubungi {company}',
    image: 'storage/a.webp',
    closing: { title: ' ', text: 'Lihat', button_url: '/en/produk?a=1' },
    texts: [
      { name: 'form', text: 'Tulis' },
      { name: 'map', text: '' },
      { name: 'lain', text: 'x' },
    ],
    seo: { title: 'Alamat', image: 'storage/b.webp' },
  }
  const page = (await read([hostPage])).pageAt('/kontak')
  const { intro, closing } = builtIn('/kontak')
  expect(page).toEqual({
    title: 'Hubungi PT $& Uji',
    intro,
    picture: '/media/storage/a.webp',
    pictureAlt: '',
    closing: {
      title: closing?.title,
      text: 'Lihat',
      buttonText: closing?.button_text,
      buttonUrl: '/produk?a=1',
    },
    texts: { form: 'Tulis', details: 'Hubungi langsung', map: 'Peta lokasi' },
    seo: {
      title: 'Alamat',
      description: expect.stringContaining('PT $& Uji'),
      picture: '/media/storage/b.webp',
    },
  })
})

test('names the item in the texts of its page, and the site without a company', async () => {
  const pages = await read([], contactSchema.parse({ settings: [], footers: [] }))
  expect(pages.pageAt('/produk/{id}', 'Batubara').seo.description).toMatch(/^Batubara: /)
  expect(pages.pageAt('/bisnis').seo.description).toContain('Niaga')
})

test.for([
  ['javascript:alert(1)', '#kontak'],
  ['data:text/html,x', '#kontak'],
  ['#a"b', '#kontak'],
  ['https://lain.example/x', 'https://lain.example/x'],
  ['#peta', '#peta'],
  ['/blog', '/blog'],
] as const)('leads a button with the address %s to %s', async ([button_url, target]) => {
  const hostPage = {
    path: '/produk/{id}',
    closing: { title: '', text: '', button_text: '', button_url },
  }
  expect((await read([hostPage])).pageAt('/produk/{id}').closing.buttonUrl).toBe(target)
})

test('knows pages of the company’s own, but none at an address of the site', async () => {
  const body = '<p>{company}</p>'
  const pages = await read([
    { slug: 'privasi', title: 'Privasi', body, in_footer: true },
    { slug: 'kosong', title: '', in_footer: true },
    { slug: 'produk', title: 'Palsu', in_footer: true },
    { slug: 'lain', title: 'Lain' },
  ])
  expect(pages.footerPages()).toEqual([{ path: '/privasi', title: 'Privasi' }])
  expect(pages.ownPageAt('privasi')).toMatchObject({
    body: '<p>PT $&amp; Uji</p>',
    page: { title: 'Privasi', closing: { title: builtIn('/tentang-kami').closing?.title } },
  })
  expect(pages.ownPageAt('produk')).toBeNull()
  expect(pages.ownPageAt('')).toBeNull()
})
