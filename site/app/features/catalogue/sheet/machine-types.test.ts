import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { expect, test } from 'vitest'
import { machineTypes, unitDrawing } from './machine-types.ts'
import type { SheetSource } from './sheet-view.ts'

const address = (file: string) => `/pictures/${file}`
const getRows = (path: string) =>
  defaultSheetsIn('en').find((sheet) => sheet.path === path)?.rows ?? []

test('each type is shown once, with all its figures', () => {
  const { types = [] } = machineTypes('bulldozer', getRows('/alat/bulldozer'), 'en', address) ?? {}
  expect(types.map(({ name }) => name)).toEqual(['Crawler', 'Wheel', 'Mini', 'Swamp'])
  expect(types[0]).toEqual({
    name: 'Crawler',
    picture: '/pictures/bulldozer.webp',
    figures: 'Operating weight 10–100\u00a0t\nThrust 150–500\u00a0kN',
  })
})

test('a row that names no type that is drawn, and a machine with a picture of its own, have none', () => {
  const { types = [] } = machineTypes('excavator', getRows('/alat/excavator'), 'en', address) ?? {}
  expect(types.length).toBeLessThan(getRows('/alat/excavator').length)
  expect(types.map(({ name }) => name)).not.toContain('20 t class')
  expect(machineTypes(null, getRows('/alat/excavator'), 'en', address)).toBeNull()
  expect(machineTypes('loader', getRows('/alat/excavator'), 'en', address)).toBeNull()
})

test('a unit has the drawing of its type as long as nobody has given one of the machine', () => {
  const sheet: SheetSource = {
    path: '/alat/excavator',
    language: 'id',
    sheet: {
      path: '/alat/excavator',
      name: 'Excavator',
      description: '',
      image: null,
      image_alt: '',
      rows: [],
      uses: [],
    },
    localName: 'Excavator',
    localRows: [],
    material: 'equipment',
    picture: '/pictures/excavator.webp',
    drawing: 'excavator',
  }
  const picture = (image: string | null, source: SheetSource | null) =>
    unitDrawing({ image }, source, { name: 'Mini', operating_weight_t: 5.1 }, address)
  expect(picture(null, sheet)).toBe('/pictures/excavator-mini@5.1.webp')
  expect(picture('own.webp', sheet)).toBeNull()
  expect(picture(null, { ...sheet, drawing: null })).toBeNull()
  expect(picture(null, null)).toBeNull()
})
