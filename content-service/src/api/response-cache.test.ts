import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

/** Counts how often it makes the answer that it is given. */
function maker(value: object | null = { data: 1 }) {
  const make = async () => {
    make.count += 1
    return value
  }
  make.count = 0
  return make
}

test('makes an answer once for one version of the content', async () => {
  const answer = createResponseCache(10_000)
  const make = maker()
  const [first, second] = [await answer('a', 1, make), await answer('a', 1, make)]
  expect(make.count).toBe(1)
  expect(second).toBe(first)
  expect(first?.etag).toMatch(/^"[\w-]{27}"$/)
})

test('makes it anew for another version, older ones too', async () => {
  const answer = createResponseCache(10_000)
  const make = maker()
  for (const version of [1, 2, 1]) await answer('a', version, make)
  expect(make.count).toBe(3)
})

test('makes it once for all who ask at the same moment', async () => {
  const answer = createResponseCache(10_000)
  const make = maker()
  await Promise.all([answer('a', 1, make), answer('a', 1, make), answer('a', 1, make)])
  expect(make.count).toBe(1)
})

test('keeps neither nothing nor a failure', async () => {
  const answer = createResponseCache(10_000)
  const nothing = maker(null)
  expect([await answer('a', 1, nothing), await answer('a', 1, nothing)]).toEqual([null, null])
  expect(nothing.count).toBe(2)
  await expect(answer('b', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const make = maker()
  expect(await answer('b', 1, make)).not.toBeNull()
})

test('lets go of what was asked for longest ago', async () => {
  const answer = createResponseCache(1_400)
  const [a, b, c] = [maker(), maker(), maker()]
  await answer('a', 1, a)
  await answer('b', 1, b)
  await answer('a', 1, a)
  await answer('c', 1, c)
  await answer('a', 1, a)
  await answer('b', 1, b)
  expect([a.count, b.count, c.count]).toEqual([1, 2, 1])
})

test('counts what an entry takes besides its body, so that many small ones stay few', async () => {
  const answer = createResponseCache(100_000)
  const makers = Array.from({ length: 1_000 }, () => maker())
  for (const [index, make] of makers.entries()) await answer(`/api/blogs ${index}`, 1, make)
  for (const [index, make] of makers.entries()) {
    if (index >= 840) await answer(`/api/blogs ${index}`, 1, make)
  }
  const kept = makers.slice(840).filter(({ count }) => count === 1)
  expect(kept.length).toBeLessThanOrEqual(160)
  await answer('/api/blogs 0', 1, makers[0] ?? maker())
  expect(makers[0]?.count).toBe(2)
})

test('keeps nothing that is said not to be asked for again', async () => {
  const answer = createResponseCache(10_000)
  const make = maker()
  for (const _ of [1, 2]) expect(await answer('a', 1, make, () => false)).not.toBeNull()
  expect(make.count).toBe(2)
})

test('keeps nothing that is larger than all it may keep', async () => {
  const answer = createResponseCache(0)
  const make = maker()
  await answer('a', 1, make)
  await answer('a', 1, make)
  expect(make.count).toBe(2)
})
