import { expect, test } from 'vitest'
import { createResponseCache } from './response-cache.ts'

/** Creates a value and counts the calls. */
function counted(value: object | null = { data: 1 }) {
  const create = async () => {
    create.count += 1
    return value
  }
  create.count = 0
  return create
}

test('creates a response once per version of the content', async () => {
  const read = createResponseCache(10_000)
  const create = counted()
  const [first, second] = [await read('a', 1, create), await read('a', 1, create)]
  expect(create.count).toBe(1)
  expect(second).toBe(first)
  expect(first?.etag).toMatch(/^"[\w-]{27}"$/)
})

test('creates it again for another version, even an older one', async () => {
  const read = createResponseCache(10_000)
  const create = counted()
  for (const version of [1, 2, 1]) await read('a', version, create)
  expect(create.count).toBe(3)
})

test('creates it once for concurrent requests', async () => {
  const read = createResponseCache(10_000)
  const create = counted()
  await Promise.all([read('a', 1, create), read('a', 1, create), read('a', 1, create)])
  expect(create.count).toBe(1)
})

test('caches neither null nor a failure', async () => {
  const read = createResponseCache(10_000)
  const nothing = counted(null)
  expect([await read('a', 1, nothing), await read('a', 1, nothing)]).toEqual([null, null])
  expect(nothing.count).toBe(2)
  await expect(read('b', 1, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  const create = counted()
  expect(await read('b', 1, create)).not.toBeNull()
})

test('evicts the least recently used', async () => {
  const read = createResponseCache(1_400)
  const [a, b, c] = [counted(), counted(), counted()]
  await read('a', 1, a)
  await read('b', 1, b)
  await read('a', 1, a)
  await read('c', 1, c)
  await read('a', 1, a)
  await read('b', 1, b)
  expect([a.count, b.count, c.count]).toEqual([1, 2, 1])
})

test('counts the overhead of entries, so that many small ones are bounded', async () => {
  const read = createResponseCache(100_000)
  const creators = Array.from({ length: 1_000 }, () => counted())
  for (const [index, create] of creators.entries()) await read(`/api/blogs ${index}`, 1, create)
  for (const [index, create] of creators.entries()) {
    if (index >= 840) await read(`/api/blogs ${index}`, 1, create)
  }
  const entries = creators.slice(840).filter(({ count }) => count === 1)
  expect(entries.length).toBeLessThanOrEqual(160)
  await read('/api/blogs 0', 1, creators[0] ?? counted())
  expect(creators[0]?.count).toBe(2)
})

test('does not cache what is not cacheable', async () => {
  const read = createResponseCache(10_000)
  const create = counted()
  for (const _ of [1, 2]) expect(await read('a', 1, create, () => false)).not.toBeNull()
  expect(create.count).toBe(2)
})

test('does not cache what exceeds the limit', async () => {
  const read = createResponseCache(0)
  const create = counted()
  await read('a', 1, create)
  await read('a', 1, create)
  expect(create.count).toBe(2)
})
