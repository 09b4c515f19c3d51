import { expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

function read(page: object) {
  return endpoints.pages.response.parse({ data: [page] }).items
}

test('reads a page of which a host gives only some texts', () => {
  expect(read({ path: '/kontak', title: 'Kontak' })).toEqual([
    { path: '/kontak', title: 'Kontak', intro: '', texts: [] },
  ])
})

test.for([
  ['closing', 'x'],
  ['closing', { title: 7 }],
  ['seo', []],
  ['texts', { menu: 'x' }],
  ['texts', [{ name: '', text: 'x' }]],
  ['image', 7],
  ['in_footer', 'yes'],
] as const)('leaves out a malformed %s', ([field, value]) => {
  expect(read({ path: '/kontak', title: 'Kontak', [field]: value })).toEqual([
    { path: '/kontak', title: 'Kontak', intro: '', texts: [] },
  ])
})

test.for([
  {},
  { path: '/kontak', slug: 'kontak' },
  { slug: 'Privasi' },
  { slug: 'a/b' },
  { slug: '..' },
  { slug: '-a' },
])('leaves out a page at %o', (address) => {
  expect(read({ title: 'Judul', ...address })).toEqual([])
})

test('keeps the entity of whose SEO fields nothing can be read', () => {
  const product = { id: 1, name: 'Batubara', description: '', image: null, seo: 'x' }
  const { items } = endpoints.products.response.parse({ data: [product] })
  expect(items).toEqual([{ id: 1, name: 'Batubara', description: '', image: null }])
})
