import { expect, test } from 'vitest'
import { firstWords, shorten } from './shorten.ts'

test('adds an ellipsis only to a text that was cut', () => {
  expect(shorten('x'.repeat(60), 60)).toBe('x'.repeat(60))
  expect(shorten('x'.repeat(61), 60)).toBe(`${'x'.repeat(60)}…`)
})

test('puts the ellipsis next to the last word', () => {
  expect(shorten('dari tambang', 5)).toBe('dari…')
})

test('never cuts a character in half', () => {
  expect(shorten('⛏️🚜🚜', 3)).toBe('⛏️🚜…')
})

test('takes the first words without the comma that would hang', () => {
  expect(firstWords('Batubara termal, 4200 Kcal/Kg', 2)).toBe('Batubara termal')
  expect(firstWords('<p>Emas</p>', 2)).toBe('Emas')
  expect(firstWords('', 2)).toBe('')
})

test('takes the first word of many signs in linear time', () => {
  // What takes longer with the square of the length runs into the limit of the test.
  expect(firstWords(`${','.repeat(200_000)}a`, 2)).toHaveLength(200_001)
})
