import { fileURLToPath } from 'node:url'
import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getDrawing } from './drawings.ts'
import { drawnFiles, drawnType, drawnUnit } from './drawn-types.ts'
import { placedMachine } from './placed-machine.ts'

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

test('a unit is of the type that its name says, at the scale of its weight, in either language', () => {
  expect(drawnUnit('excavator', 'Excavator mini 5 t, unit 3', 5.1)).toBe('excavator-mini@5.1.webp')
  expect(drawnUnit('excavator', '30 t long-reach excavator')).toBe('excavator-long-reach.webp')
  expect(drawnUnit('bulldozer', 'Bulldozer rawa, unit 2', 19)).toBe('bulldozer-swamp@19.webp')
  expect(drawnUnit('pump', 'Slurry pump, unit 1', 2)).toBe('pump-slurry.webp')
})

test('a unit whose name says no type is of its kind; a small excavator is a mini', () => {
  expect(drawnUnit('excavator', 'EX-01', 20.46)).toBe('excavator@20.5.webp')
  expect(drawnUnit('excavator', 'EX-03', 4)).toBe('excavator-mini@4.webp')
  expect(drawnUnit('loader', 'Excavator mini')).toBe('loader.webp')
  expect(drawnType('excavator', 'Excavator 30 t')).toBeNull()
})

test('two weights never look alike, beside a person of one height', () => {
  const lengths = [5, 12, 20, 30.2, 31].map((tonnes) => {
    const placed = placedMachine(`/pictures/${drawnUnit('excavator', 'EX', tonnes)}?_v=1`)
    return (placed?.length ?? 0) / (placed?.across ?? 1)
  })
  expect(lengths.toSorted()).toEqual(lengths)
  expect(new Set(lengths).size).toBe(lengths.length)
  expect(placedMachine('/pictures/excavator@2050.webp')).toBeNull()
  expect(placedMachine('/pictures/excavator@999.webp')?.length).toBe(9.65 * 2)
  expect(placedMachine('/pictures/coal.webp')).toBeNull()
})

test.each(drawnFiles)('%s is there, as long and as high as it is placed', async (file) => {
  const path = fileURLToPath(new URL(`../../../public/pictures/${file}`, import.meta.url))
  const { width, height } = await sharp(path).metadata()
  const { length, height: top } = placedMachine(file) ?? { length: 1.5, height: 0.98 }
  expect(Math.abs((width * (top + 0.04 * length)) / (height * 1.04 * length) - 1)).toBeLessThan(
    0.02,
  )
})
