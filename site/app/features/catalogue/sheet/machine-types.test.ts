import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import { expect, test } from 'vitest'
import { machineTypes } from './machine-types.ts'

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
