import { expect, test } from 'vitest'
import { firstWords, shorten, shortenAtWord } from './shorten.ts'

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

test('returns the first words without a trailing comma', () => {
  expect(firstWords('Batubara termal, 4200 Kcal/Kg', 2)).toBe('Batubara termal')
  expect(firstWords('<p>Emas</p>', 2)).toBe('Emas')
  expect(firstWords('', 2)).toBe('')
})

test('returns the first word of many characters in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  expect(firstWords(`${','.repeat(200_000)}a`, 2)).toHaveLength(200_001)
})

test.each([
  ['dari tambang ke kapal', 21, 'dari tambang ke kapal'],
  ['dari tambang ke kapal', 20, 'dari tambang ke…'],
  ['dari tambang ke kapal', 15, 'dari tambang ke…'],
  ['dari tambang, ke kapal', 14, 'dari tambang…'],
  ['dari tambang. Ke kapal', 13, 'dari tambang…'],
  ['dari tambang – ke kapal', 15, 'dari tambang…'],
  ['kadar 5\u00a0% basah', 8, 'kadar 5…'],
  ['🚜🚜 🚜🚜🚜', 4, '🚜🚜…'],
  ['x'.repeat(30), 10, `${'x'.repeat(10)}…`],
  ['SiO2&hearts;Fe2O3', 8, 'SiO2…'],
  ['', 10, ''],
])('cuts %j within %i characters at a word', (text, limit, expected) => {
  expect(shortenAtWord(text, limit)).toBe(expected)
})

test('cuts a text of any length in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  for (const part of [' ', ',', '&', '&#', 'x']) shortenAtWord(part.repeat(1_000_000), 160)
})
