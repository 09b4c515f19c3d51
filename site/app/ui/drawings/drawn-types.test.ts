import { existsSync } from 'node:fs'
import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { expect, test } from 'vitest'
import { getDrawing } from './drawings.ts'
import { drawnType, drawnTypePictures, drawnUnit } from './drawn-types.ts'

test.each(['id', 'en'] as const)('every type of the specification has a picture, %s', (locale) => {
  const byPath = new Map(defaultSheetsIn(locale).map(({ path, rows }) => [path, rows]))
  for (const path of equipmentSheetPaths) {
    const drawing = getDrawing(path)
    const rows = byPath.get(path) ?? []
    if (!drawing) throw new Error(`${path} is not drawn.`)
    const fromEditors = rows.filter(({ source }) => source === 'specification')
    for (const { parameter } of fromEditors)
      expect(drawnType(drawing, parameter), parameter).not.toBeNull()
  }
})

test('a unit is of the type that its name says, in either language', () => {
  expect(drawnUnit('excavator', 'Excavator mini 5 t, unit 3')).toBe('excavator-mini.webp')
  expect(drawnUnit('excavator', '30 t long-reach excavator')).toBe('excavator-long-reach.webp')
  expect(drawnUnit('bulldozer', 'Bulldozer rawa, unit 2')).toBe('bulldozer-swamp.webp')
  expect(drawnUnit('pump', 'Slurry pump, unit 1')).toBe('pump-slurry.webp')
})

test('an excavator without a type is known by its weight', () => {
  expect(drawnUnit('excavator', 'Excavator 12,5 t')).toBe('excavator-medium.webp')
  expect(drawnUnit('excavator', 'Excavator 20 t, unit 1')).toBe('excavator-standard.webp')
  expect(drawnUnit('excavator', 'Excavator 30 t')).toBe('excavator-heavy.webp')
  expect(drawnType('excavator', 'Excavator 30 t')).toBeNull()
})

test('a name that says no type has no picture of one', () => {
  expect(drawnUnit('excavator', 'Unit 4')).toBeNull()
  expect(drawnUnit('excavator', 'Excavator 400 t')).toBeNull()
  expect(drawnUnit('loader', 'Excavator mini')).toBeNull()
  expect(drawnUnit('bulldozer', 'Bulldozer 30 t')).toBeNull()
})

test('every picture of a type is there', () => {
  for (const picture of drawnTypePictures) {
    const file = new URL(`../../../public/pictures/${picture}`, import.meta.url)
    expect(existsSync(file), picture).toBe(true)
  }
})
