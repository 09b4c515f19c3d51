import { expect, test } from 'vitest'
import { getInitials } from './monogram.tsx'

test.each([
  ['Rina Contoh', 'RC'],
  ['  rina   contoh sari ', 'RC'],
  ['Ḱ', 'Ḱ'],
  ['Éva', 'É'],
  ['𝒜da Contoh', '𝒜C'],
  ['', ''],
])('gives the initials of %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
