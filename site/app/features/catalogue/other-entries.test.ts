import { expect, test } from 'vitest'
import { otherEntries } from './other-entries.ts'

const entries = [
  { id: 1, name: 'Batubara', summary: '' },
  { id: 12, name: 'Silika', summary: '' },
]

test('names every item of a menu but the one a page is about', () => {
  expect(otherEntries('/produk', entries, '1')).toEqual([{ path: '/produk/12', name: 'Silika' }])
  expect(otherEntries('/produk', null, '1')).toEqual([])
})
