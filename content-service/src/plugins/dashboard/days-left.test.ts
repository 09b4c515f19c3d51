import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

test.for([
  ['2026-11-22T12:00:00.000Z', '2026-11-22T05:00:00.000Z', 0],
  ['2026-11-22T12:00:00.000Z', '2026-11-22T16:59:00.000Z', 0],
  ['2026-11-22T12:00:00.000Z', '2026-11-22T17:00:00.000Z', -1],
  ['2027-01-21T12:00:00.000Z', '2026-11-22T05:00:00.000Z', 60],
  [null, '2026-11-22T05:00:00.000Z', Number.POSITIVE_INFINITY],
] as const)('until %s there are, at %s, %d days left', ([lastDay, now, days]) => {
  expect(daysLeft(lastDay, Date.parse(now))).toBe(days)
})
