import { expect, test } from 'vitest'
import { catalogueAt, otherEntries } from './catalogue-at.ts'

test.each([
  ['/produk', 'product'],
  ['/en/produk', 'product'],
  ['/produk/7', 'product'],
  ['/alat', 'tool'],
  ['/en/alat/7', 'tool'],
])('%s is in the catalogue of a %s', (address, catalogue) => {
  expect(catalogueAt(address)).toBe(catalogue)
})

const menu = [
  { id: 1, name: 'Batubara' },
  { id: 12, name: 'Silika' },
]

test('names every item of a menu but the one a page is about', () => {
  expect(otherEntries('/produk', menu, '1')).toEqual([{ path: '/produk/12', name: 'Silika' }])
  expect(otherEntries('/produk', null, '1')).toEqual([])
})
