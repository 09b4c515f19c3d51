import { expect, test } from 'vitest'
import { createVisitorLimit } from './visitor-limit.ts'

test('allows the requests of a minute, then returns the seconds until the next', () => {
  let now = 0
  const consume = createVisitorLimit(3, () => now)
  expect([consume('a'), consume('a'), consume('a'), consume('a')]).toEqual([null, null, null, 20])
  now = 19_000
  expect(consume('a')).toBe(1)
  now = 20_000
  expect(consume('a')).toBeNull()
  expect(consume('a')).toBe(20)
})

test('counts each visitor separately', () => {
  const consume = createVisitorLimit(1, () => 0)
  expect([consume('192.0.2.1'), consume('192.0.2.2'), consume('192.0.2.1')]).toEqual([
    null,
    null,
    60,
  ])
})

test('counts a /64 of IPv6 as one visitor', () => {
  const consume = createVisitorLimit(1, () => 0)
  expect(consume('2001:db8:0:1::1')).toBeNull()
  expect(consume('2001:db8::1:ffff:0:0:2')).toBe(60)
  expect(consume('2001:db8:0:2::1')).toBeNull()
})

test('remembers a bounded number of visitors', () => {
  const consume = createVisitorLimit(1, () => 0)
  for (let index = 0; index < 10_001; index += 1) consume(`visitor ${index}`)
  expect(consume('visitor 0')).toBeNull()
  expect(consume('visitor 10000')).toBe(60)
})
