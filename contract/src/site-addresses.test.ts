import { expect, test } from 'vitest'
import { canonicalAddress, isFixedPage, isReserved, isTakenSlug, itemAt } from './site-addresses.ts'

test.for([
  ['/profil', '/profil'],
  ['/Profil/', '/profil'],
  ['/profil//lama/', '/profil/lama'],
  ['/', '/'],
  ['/harga batu', '/harga%20batu'],
  ['/harga%20batu', '/harga%20batu'],
  ['/%C3%89', '/%C3%A9'],
  ['/%70', '/p'],
  ['/index.php', '/index.php'],
] as const)('writes %s as %s', ([address, canonical]) => {
  expect(canonicalAddress(address)).toBe(canonical)
})

test.for([
  ['profil', 'no slash'],
  ['//jahat.example', 'another host'],
  ['/\\jahat.example', 'another host, for browsers'],
  ['/%5C', 'an encoded backslash'],
  ['https://jahat.example', 'another origin'],
  ['/a/../admin', 'a parent segment'],
  ['/a/%2e%2e/admin', 'an encoded parent segment'],
  ['/a?b=1', 'a query'],
  ['/a#b', 'a fragment'],
  ['/a\nb', 'a line break'],
  ['/a%00', 'an encoded NUL'],
  ['/%zz', 'a broken encoding'],
  [`/${'a'.repeat(500)}`, 'too many characters'],
  ['', 'nothing'],
] as const)('has no form for %j: %s', ([address]) => {
  expect(canonicalAddress(address)).toBeNull()
})

test.for([
  ...['/', '/produk', '/produk/batubara', '/alat/bandingkan', '/blog', '/kontak', '/dokumen'],
  ...['/kalkulator', '/kalkulator/nilai-kalor', '/cari'],
])('knows %s as a page that every site has', (address) => expect(isFixedPage(address)).toBe(true))

test.for(['/profil', '/produk/coal', '/produk/7', '/alat/x'])('distinguishes %s', (address) =>
  expect(isFixedPage(address)).toBe(false),
)

test('knows whose page an address is', () => {
  expect(itemAt('/produk/7')).toEqual({ path: '/produk/{id}', id: 7 })
  expect(itemAt('/alat/12')).toEqual({ path: '/alat/{id}', id: 12 })
  expect(itemAt('/alat/12/unit/3')).toEqual({ path: '/alat/{id}/unit/{unit}', id: 3 })
  expect(itemAt('/blog/1')).toEqual({ path: '/blog/{id}', id: 1 })
  for (const other of ['/bisnis/1', '/produk/0', '/produk/07', '/produk/7/a', '/produk/x']) {
    expect(itemAt(other), other).toBeNull()
  }
})

test.for([
  '/en',
  '/en/profil',
  '/zh/profil',
  '/assets/a.js',
  '/media/a.webp',
  '/files/1/a.pdf',
  '/produk/batubara.pdf',
  '/-/purge',
  '/api/home',
  '/admin',
  '/sitemap.xml',
  '/sitemap-2.xml',
  '/robots.txt',
  '/feed.xml',
  '/favicon.ico',
  '/.well-known/security.txt',
  '/profil.data',
])('reserves %s', (address) => expect(isReserved(address)).toBe(true))

test.for([
  '/enam',
  '/apinya',
  '/profil',
  '/index.php',
  '/produk/coal',
  '/kalkulator/lain',
  '/media-sosial',
])('does not reserve %s', (address) => expect(isReserved(address)).toBe(false))

test('keeps the first segments of routes and of pages to come from slugs', () => {
  for (const slug of ['produk', 'tentang-kami', 'en', 'dokumen', 'cari', 'kalkulator', 'api']) {
    expect(isTakenSlug(slug), slug).toBe(true)
  }
  expect(isTakenSlug('privasi')).toBe(false)
})
