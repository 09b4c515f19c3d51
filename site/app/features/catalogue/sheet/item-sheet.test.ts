import { sheetPaths } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { exampleSheet } from '../../../../testing/example-sheet.ts'
import { getItemSheet } from './item-sheet.ts'

const sources = sheetPaths.map((path) => exampleSheet(path, 'id'))

test('finds the sheet that the content host names', () => {
  const sheet = getItemSheet(sources, { sheet: '/produk/kuarsa' }, 'Pasir lain')
  expect(sheet).toMatchObject({ path: '/produk/kuarsa', material: 'quartz' })
})

test('finds the sheet of an item by its name where the content host names none', () => {
  expect(getItemSheet(sources, {}, ' pasir kuarsa')?.path).toBe('/produk/kuarsa')
  expect(getItemSheet(sources, { sheet: '/produk/lain' }, 'Pasir Kuarsa')?.path).toBe(
    '/produk/kuarsa',
  )
  expect(getItemSheet(sources, {}, 'Nikel')).toBeNull()
})
