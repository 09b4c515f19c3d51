import { expect, test } from 'vitest'
import { catalogueAt } from './catalogue-at.ts'

test.each([
  ['/produk', 'product'],
  ['/en/produk', 'product'],
  ['/produk/7', 'product'],
  ['/alat', 'tool'],
  ['/en/alat/7', 'tool'],
])('takes %s for the catalogue of a %s', (address, catalogue) => {
  expect(catalogueAt(address)).toBe(catalogue)
})
