import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import type { SheetPath } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { getItemSheet } from './item-sheet.ts'
import type { SheetSource } from './sheet-view.ts'

const sources = defaultSheetsIn('id').map(
  (sheet): SheetSource => ({
    path: sheet.path as SheetPath,
    language: 'id',
    sheet,
    localName: sheet.name,
    localRows: sheet.rows,
    material: 'quartz',
    picture: '/pictures/uji.webp',
    drawing: null,
  }),
)

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
