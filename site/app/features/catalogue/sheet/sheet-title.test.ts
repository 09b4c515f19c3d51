import { expect, test } from 'vitest'
import { sheetTitle } from './sheet-title.ts'

test.for([
  ['Batubara', false, 'id', 'Spesifikasi batubara'],
  ['Zirconium Sand', false, 'en', 'Zirconium sand specification'],
  ['Dump Truck', true, 'id', 'Tipe dump truck'],
  ['PVC Resin', false, 'id', 'Spesifikasi PVC resin'],
] as const)('titles the sheet of %s', ([name, isEquipment, locale, title]) => {
  expect(sheetTitle(name, isEquipment, locale)).toBe(title)
})
