import { expect, test } from 'vitest'
import { sheetNamed } from './sheet-named.ts'
import { productSheets } from './sheets.ts'

test('finds the sheet of an item by its name in the language of the page', () => {
  const sheet = { path: '/produk/kuarsa', material: 'quartz' }
  expect(sheetNamed(productSheets, ' pasir kuarsa', 'id')).toEqual(sheet)
  expect(sheetNamed(productSheets, 'Quartz Sand', 'en')).toEqual(sheet)
  expect(sheetNamed(productSheets, 'Quartz Sand', 'id')).toBeNull()
  expect(sheetNamed(productSheets, 'Nikel', 'id')).toBeNull()
})
