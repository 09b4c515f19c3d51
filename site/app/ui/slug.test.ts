import { expect, test } from 'vitest'
import { getSlug, gradeSlugs } from './slug.ts'

test.for([
  ['Energi 4600', 'energi-4600'],
  ['Sn 99,85', 'sn-99-85'],
  ['  Café – “A” ', 'cafe-a'],
  [' Café–Ñ (2) ', 'cafe-n-2'],
  ['煤炭', ''],
  ['../%2e<script>', '2e-script'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['a'.repeat(90), 'a'.repeat(40)],
  ['-'.repeat(5000), ''],
])('%o is %o in an address', ([name, slug]) => {
  expect(getSlug(name ?? '')).toBe(slug)
})

test('gives no two grades the same slug', () => {
  const grades = ['A', 'a!', '煤', 'B'].map((name) => ({ name }))
  expect(gradeSlugs(grades)).toEqual(['a', 'a-2', 'mutu-3', 'b'])
})
