import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

function read(path: string) {
  const read = readPageAddress(new URL(path, 'http://site'))
  return read.ok ? read.address.path : read.status
}

test.each([
  ['/?utm_source=x', '/'],
  ['/en?fbclid=1&q=a', '/en'],
  ['/blog?utm=1&halaman=2', '/blog?halaman=2'],
  ['/blog?halaman=2&q=emas', '/blog?q=emas&halaman=2'],
  ['/blog?q=emas&q=timah', '/blog?q=emas'],
  ['/blog?q=', '/blog'],
  ['/alat?tempat=sampit&tawaran=sewa&jenis=3', '/alat?tawaran=sewa&jenis=3&tempat=sampit'],
  ['/alat?tawaran=semua&jenis=1e3&tempat=Kota+%C3%84', '/alat'],
  [`/alat?tawaran=jual%0A&jenis=01&tempat=${'a'.repeat(41)}`, '/alat'],
  ['/produk?tawaran=jual', '/produk'],
  ['/en/kontak?q=x&produk=Timah%20A', '/en/kontak?produk=Timah+A'],
  ['/produk/1?batas-b=2&x=1&mutu=a&batas-a=1', '/produk/1?batas-a=1&batas-b=2&mutu=a'],
  ['/produk/1?batas-A=1&batas-%C3%A9=1&batas-a=1&batas-a=2', '/produk/1?batas-a=1'],
  [`/produk/1?batas-${'a'.repeat(60)}=1`, '/produk/1'],
  ['/alat/1?mutu=a', '/alat/1'],
  ['/produk/1?mutu=b&mutu=a&mutu=b&pilih=1.a', '/produk/1?mutu=a&mutu=b'],
  [
    '/en/alat/bandingkan?pilih=1&pilih=2&pilih=3&pilih=4&pilih=5',
    '/en/alat/bandingkan?pilih=1&pilih=2&pilih=3&pilih=4',
  ],
  ['/dokumen?tahun=2026&untuk=produk-7', '/dokumen?untuk=produk-7&tahun=2026'],
  ['/en/dokumen?untuk=produk-07&jenis=%3Cb%3E&tahun=20261', '/en/dokumen'],
])('%s means the page %s', (path, name) => {
  expect(read(path)).toBe(name)
})

test.each([
  ['/blog?halaman=2', false],
  ['/produk/7', false],
  ['/blog?q=emas', true],
  ['/kontak?produk=Timah', true],
  ['/produk/1?mutu=energi-4600', true],
  ['/produk/1?batas-kadar-abu=10', true],
  ['/alat/bandingkan?pilih=1', true],
  ['/alat/bandingkan', false],
  ['/tidak-ada', true],
  ['/en/tidak/ada', true],
])('visitors can make up %s: %s', (path, isVisitorMade) => {
  const read = readPageAddress(new URL(path, 'http://site'))
  expect(read.ok && read.address.isVisitorMade).toBe(isVisitorMade)
})

test('rejects long addresses and many parameters', () => {
  expect(read(`/blog?q=${'a'.repeat(4100)}`)).toBe(414)
  expect(read(`/${'a'.repeat(4100)}`)).toBe(414)
  expect(read(`/?${'a=1&'.repeat(40)}`)).toBe(400)
})
