import { expect, test } from 'vitest'
import { momentInJakarta } from './jakarta-time.ts'

test.for([
  ['2026-11-22', '14.30', '2026-11-22T07:30:00.000Z'],
  ['2026-11-22', ' 14:30 ', '2026-11-22T07:30:00.000Z'],
  ['2026-11-22', '6.05', '2026-11-21T23:05:00.000Z'],
  ['2026-11-22', '00.00', '2026-11-21T17:00:00.000Z'],
  ['2026-11-22', '24.00', null],
  ['2026-11-22', '2.30 PM', null],
  ['2026-11-22', '1430', null],
  ['2026-11-22', '', null],
  ['', '14.30', null],
  ['2026-13-01', '14.30', null],
] as const)('reads %s %s as Jakarta time', ([day, time, moment]) => {
  expect(momentInJakarta(day, time)?.toISOString() ?? null).toBe(moment)
})
