import { expect, test } from 'vitest'
import { createVisitorLimit } from './visitor-limit.ts'

test('lets a visitor have as many turns as are allowed in a minute, then says when to come back', () => {
  let now = 0
  const take = createVisitorLimit(3, () => now)
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([null, null, null, 20])
  now = 19_000
  expect(take('a')).toBe(1)
  now = 20_000
  expect(take('a')).toBeNull()
  expect(take('a')).toBe(20)
})

test('counts each visitor apart', () => {
  const take = createVisitorLimit(1, () => 0)
  expect([take('192.0.2.1'), take('192.0.2.2'), take('192.0.2.1')]).toEqual([null, null, 60])
})

test('takes a /64 of IPv6 for one visitor', () => {
  const take = createVisitorLimit(1, () => 0)
  expect(take('2001:db8:0:1::1')).toBeNull()
  expect(take('2001:db8::1:ffff:0:0:2')).toBe(60)
  expect(take('2001:db8:0:2::1')).toBeNull()
})

test('holds a bounded number of visitors', () => {
  const take = createVisitorLimit(1, () => 0)
  for (let index = 0; index < 10_001; index += 1) take(`visitor ${index}`)
  expect(take('visitor 0')).toBeNull()
  expect(take('visitor 10000')).toBe(60)
})
