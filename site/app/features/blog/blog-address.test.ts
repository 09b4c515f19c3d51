import { expect, test } from 'vitest'
import { blogAddress, blogPageSearch, readBlogAddress } from './blog-address.ts'

function read(search: string) {
  return readBlogAddress(new URLSearchParams(search))
}

test.each([
  ['', 1, '/blog'],
  ['', 2, '/blog?halaman=2'],
  ['emas & timah', 1, '/blog?q=emas+%26+timah'],
  ['a', 3, '/blog?q=a&halaman=3'],
])('the address of search %j, page %i is %s', (query, page, address) => {
  expect(blogAddress(query, page)).toBe(address)
})

test('reads what it wrote', () => {
  expect(read('?q=emas+%26+timah&halaman=3')).toEqual({ query: 'emas & timah', page: 3 })
  expect(read('')).toEqual({ query: '', page: 1 })
})

test.each(['0', '-1', '1.5', 'dua', '', '01', '9999999999'])('knows no page %j', (page) => {
  expect(read(`?halaman=${page}`).page).toBeNull()
})

test('reads a search as one line of limited length', () => {
  expect(read('?q=%20a%0Ab%00%20').query).toBe('a b')
  expect(read(`?q=${'x'.repeat(500)}`).query).toBe('x'.repeat(100))
})

test.each([
  ['/blog', '?halaman=2&utm=x', '?halaman=2'],
  ['/en/blog', '?halaman=2', '?halaman=2'],
  ['/blog', '?halaman=1', ''],
  ['/blog', '?q=timah', ''],
  ['/kontak', '?halaman=2', ''],
])('the canonical query of %s%s is %j', (pathname, search, query) => {
  expect(blogPageSearch(pathname, search)).toBe(query)
})
