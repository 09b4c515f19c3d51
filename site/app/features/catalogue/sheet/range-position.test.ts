import { expect, test } from 'vitest'
import { rangeBar } from './range-position.ts'

const write = (figure: string) => figure.replace('.', ',')

test('draws a range where it lies between the ends of the scale', () => {
  const bar = rangeBar({ from: '4200', to: '6500' }, { from: '3000', to: '7500' }, write)
  expect(bar).toEqual({ start: 26.7, width: expect.closeTo(51.1, 5), from: '3000', to: '7500' })
})

test('draws a range over a whole scale from its beginning to its end', () => {
  const bar = rangeBar({ from: '0', to: '10' }, { from: '0', to: '10' }, write)
  expect(bar).toMatchObject({ start: 0, width: 100 })
})

test('draws a limit from the beginning of the scale and a single value without a width', () => {
  const scale = { from: '0', to: '0.5' } as const
  expect(rangeBar({ under: '0.15' }, scale, write)).toEqual({
    start: 0,
    width: 30,
    from: '0',
    to: '0,5',
  })
  expect(rangeBar({ exact: '0.25' }, scale, write)).toMatchObject({ start: 50, width: 0 })
})

test('draws nothing for a text', () => {
  expect(rangeBar({ text: 'putih' }, { from: '0', to: '1' }, write)).toBeNull()
})
