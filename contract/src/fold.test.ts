import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['TIMAH', 'timah'],
  ['Kafé Ünlü', 'kafe unlu'],
  ['Kafe\u0301', 'kafe'],
  ['Fe₂O₃', 'fe2o3'],
  ['  dua\u00a0 kata ', 'dua kata'],
  ['İstanbul', 'istanbul'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folds many combining marks in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  expect(fold(`a${'\u0301\u0323'.repeat(50_000)}é`)).toBe('ae')
})
