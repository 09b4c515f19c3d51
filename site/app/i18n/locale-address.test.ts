import { expect, test } from 'vitest'
import { getPath, hrefIn, localeFromPath } from './locale-address.ts'
import { localeEntries } from './locale-registry.ts'

test.each([
  ['/', 'id'],
  ['/kontak', 'id'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/kontak', 'en'],
  ['/enam', 'id'],
  ['/EN', 'id'],
  ['/fr', 'id'],
  ['/id', 'id'],
  ['/produk/en', 'id'],
  ['', 'id'],
])('reads the language of %j as %s', (pathname, locale) => {
  expect(localeFromPath(pathname)).toBe(locale)
})

test.each([
  ['en', '/', '/en'],
  ['en', '/kontak', '/en/kontak'],
  ['en', '/?a=1', '/en?a=1'],
  ['en', '/#kontak', '/en#kontak'],
  ['en', '/kontak?produk=1#isi', '/en/kontak?produk=1#isi'],
  ['id', '/', '/'],
  ['id', '/kontak?a=1', '/kontak?a=1'],
] as const)('addresses in %s the page %s as %s', (locale, path, href) => {
  expect(hrefIn(locale, path)).toBe(href)
})

test.each(['/', '/kontak', '/produk/batubara'])('finds %s again from every language', (path) => {
  for (const { code } of localeEntries) expect(getPath(hrefIn(code, path))).toBe(path)
})
