import { expect, test } from 'vitest'
import { writtenTimes } from './answer-times.ts'

test.for([
  ['id-ID', 'WIB'],
  ['en-US', 'UTC+7'],
  ['zh-CN', 'UTC+7'],
] as const)('names the zone of the office in %s: %s', ([dateLocale, zone]) => {
  const { office, visitor } = writtenTimes('2026-11-30T10:00:00Z', dateLocale, false)
  expect(office).toContain(zone)
  expect(office).toMatch(/17[.:]00|05:00 PM/)
  expect(visitor).toBeNull()
})
