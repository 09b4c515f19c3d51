import { expect, test } from 'vitest'
import { inRouteCase } from './route-case.ts'

test.each([
  ['/BLOG', '/blog'],
  ['/TenTang-kami/Visi-Misi', '/tentang-kami/visi-misi'],
  ['/PRODUK/AbC', '/produk/AbC'],
  ['/EN', '/en'],
  ['/En/Kontak', '/en/kontak'],
  ['/EN/Produk/7', '/en/produk/7'],
  ['/EN/Tidak/Ada', '/en/Tidak/Ada'],
])('writes %s as %s', (path, route) => {
  expect(inRouteCase(path)).toBe(route)
})

test.each([
  '/',
  '/blog',
  '/produk/AbC',
  '/en/tidak/Ada',
  '/Tidak-Ada',
  '/Assets/entry-Ab3.js',
  '/FAVICON.svg',
  '/Robots.txt',
  '/media/160/storage/Tambang.webp',
  '/blog/1/X',
])('does not change %s', (path) => {
  expect(inRouteCase(path)).toBe(path)
})
