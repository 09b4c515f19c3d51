import { expect, test } from 'vitest'
import { valueAt } from './value-at.ts'

const document = {
  name: 'Coal',
  hero: { title: 'Minerals' },
  rows: [
    { id: 'a', title: 'Ash', parts: [{ id: 'c', text: 'Deep' }] },
    { id: 'b', title: 'Sulphur' },
  ],
}

/** The form has a different order of rows. */
const ids = new Map([
  ['rows.0', 'b'],
  ['rows.1', 'a'],
  ['rows.1.parts.0', 'c'],
])

test.for([
  ['name', 'Coal'],
  ['hero.title', 'Minerals'],
  ['rows.0.title', 'Sulphur'],
  ['rows.1.title', 'Ash'],
  ['rows.1.parts.0.text', 'Deep'],
  ['rows.2.title', undefined],
  ['none.title', undefined],
  ['name.title', undefined],
] as const)('%s is %o', ([path, value]) => {
  expect(valueAt(document, path, (row) => ids.get(row))).toBe(value)
})
