import { expect, test } from 'vitest'
import { sheetNamed } from './sheet-named.ts'
import { productSheets } from './sheets.ts'

test('finds the sheet of an item by its name in the language of the page', () => {
  expect(sheetNamed(productSheets, ' pasir kuarsa', 'id')).toBe('/produk/kuarsa')
  expect(sheetNamed(productSheets, 'Quartz Sand', 'en')).toBe('/produk/kuarsa')
  expect(sheetNamed(productSheets, 'Quartz Sand', 'id')).toBeNull()
  expect(sheetNamed(productSheets, 'Nikel', 'id')).toBeNull()
})
