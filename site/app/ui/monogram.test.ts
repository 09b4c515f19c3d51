import { expect, test } from 'vitest'
import { initialsOf } from './monogram.tsx'

test.each([
  ['Rina Contoh', 'RC'],
  ['  rina   contoh sari ', 'RC'],
  ['Ḱ', 'Ḱ'],
  ['Éva', 'É'],
  ['𝒜da Contoh', '𝒜C'],
  ['', ''],
])('gives the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
