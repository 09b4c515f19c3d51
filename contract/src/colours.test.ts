import { expect, test } from 'vitest'
import { coloursSchema, contrast, isLegible, legibleColours, weakestContrast } from './colours.ts'

test('computes the contrast of WCAG, in either order', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test.each([
  ['accent', '#a94d18', true],
  ['accent', '#e08a4c', false],
  ['ground', '#14171a', true],
  ['ground', '#4a5157', false],
  ['page', '#f6f3ee', true],
  ['page', '#b0b0b0', false],
] as const)('knows whether texts with %s %s can be read', (name, colour, isReadable) => {
  expect(isLegible(name, { [name]: colour })).toBe(isReadable)
})

test('compares the accent with the page that it stands on', () => {
  const accent = '#767676'
  expect(isLegible('accent', { accent, page: '#ffffff' })).toBe(true)
  expect(isLegible('accent', { accent })).toBe(false)
  expect(weakestContrast('accent', { accent }).other).toBe('#f6f3ee')
})

test('leaves out the colours in which nothing could be read, and those that are none', () => {
  expect(legibleColours({ accent: '#ffff00', ground: '#101820', page: '#202020' })).toEqual({
    accent: undefined,
    ground: '#101820',
    page: undefined,
  })
  const colours = { accent: '#0B5C8A', ground: 'red', page: '#fff;}*{display:none' }
  expect(coloursSchema.parse(colours)).toEqual({ accent: '#0b5c8a' })
})
