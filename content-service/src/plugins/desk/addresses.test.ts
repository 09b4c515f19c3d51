import { expect, test } from 'vitest'
import { getAddress, getPage } from './addresses.ts'

test.for([
  ['/kontak', '/kontak'],
  [' /kontak ', '/kontak'],
  ['/kontak/', '/kontak'],
  ['/kontak?produk=1#form', '/kontak'],
  ['/en/produk/1', '/produk/1'],
  ['/kalkulator/nilai-kalor?nilai=4600&basis=gar', '/kalkulator/nilai-kalor'],
  ['/en', '/'],
  ['/en/', '/'],
  ['/energi', '/energi'],
  ['/', '/'],
  ['/files/1/profil.pdf', '/files/1/profil.pdf'],
  ['/produk/../kontak', '/kontak'],
] as const)('%s leads to the page %s', ([address, page]) => {
  expect(getPage(address)).toBe(page)
})

test.for([
  ...['https://contoh.example/kontak', '//contoh.example', '/\\contoh.example', 'mailto:a@b.co'],
  ...['#isi', '', 'kontak', '/storage/x', '/-/brand/1.css', '/sitemap.xml'],
])('%s is no page of the site', (address) => {
  expect(getPage(address)).toBeNull()
})

test.for([
  ['products', { id: 3 }, '/produk/3'],
  ['tools', { id: 4 }, '/alat/4'],
  ['blog-posts', { id: 5 }, '/blog/5'],
  ['sheets', { id: 6, path: '/produk/batubara' }, '/produk/batubara'],
  ['free-pages', { id: 7, slug: 'privasi' }, '/privasi'],
  ['pages', { id: 8, path: '/produk/{id}' }, null],
  ['documents', { id: 9, filename: 'profil.pdf' }, '/files/9/profil.pdf'],
  ['galleries', { id: 10 }, null],
] as const)('the page of a document of %s', ([collection, document, address]) => {
  expect(getAddress(collection, document)).toBe(address)
})
