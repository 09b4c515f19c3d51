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
  ['/en/kontak?q=x&produk=Timah%20A', '/en/kontak?produk=Timah+A'],
])('%s means the page %s', (path, name) => {
  expect(read(path)).toBe(name)
})

test.each([
  ['/_.data', '/_.data'],
  ['/.data', '/_.data'],
  ['/en.data', '/en.data'],
  ['/en/_.data', '/en.data'],
  ['/blog.data?halaman=2&x=1', '/blog.data?halaman=2'],
])('the data request %s means %s', (path, name) => {
  expect(read(path)).toBe(name)
})

test('distinguishes data of different routes, and only names routes of the page', () => {
  const names = (routes: string) => read(`/blog.data?_routes=${routes}`)
  expect(names('blog.id')).toBe('/blog.data?_routes=blog.id')
  expect(names('blog.id,root,root')).toBe('/blog.data?_routes=root%2Cblog.id')
  expect(names('blog.id,blog.en,x')).toBe(names('blog.id'))
  expect(names('root')).not.toBe(names('blog.id'))
  expect(names('x')).not.toBe(read('/blog.data'))
})

test.each([
  ['/blog?halaman=2', false],
  ['/produk/7', false],
  ['/blog?q=emas', true],
  ['/kontak?produk=Timah', true],
  ['/tidak-ada', true],
  ['/en/tidak/ada.data', true],
])('visitors can make up %s: %s', (path, isVisitorMade) => {
  const read = readPageAddress(new URL(path, 'http://site'))
  expect(read.ok && read.address.isVisitorMade).toBe(isVisitorMade)
})

test('rejects long addresses and many parameters', () => {
  expect(read(`/blog?q=${'a'.repeat(2100)}`)).toBe(414)
  expect(read(`/${'a'.repeat(2100)}`)).toBe(414)
  expect(read(`/?${'a=1&'.repeat(40)}`)).toBe(400)
})
