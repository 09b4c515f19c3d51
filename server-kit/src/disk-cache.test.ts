import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskCache } from './disk-cache.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let folder: string
let removeFolder: () => Promise<void>

beforeEach(() => {
  const temporary = temporaryFolder()
  folder = temporary.path
  removeFolder = temporary.remove
})

afterEach(() => removeFolder())

function open(maxBytes = 1000, at = folder) {
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  return { cache: createDiskCache({ folder: at, maxBytes, onFailure }), failures }
}

test('returns what was stored, also to another process', async () => {
  await open().cache.write('a', Buffer.from('satu'))
  const { cache } = open()
  expect((await cache.read('a'))?.toString()).toBe('satu')
  expect(cache.readSync('a')?.toString()).toBe('satu')
  expect(await cache.read('b')).toBeNull()
  expect(cache.readSync('b')).toBeNull()
})

test('stays below its limit, and removes the longest unused first', async () => {
  const { cache } = open(1000)
  // Each file has 300 bytes, including its digest.
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await cache.write(name, Buffer.alloc(268))
    const hoursAgo = new Date(Date.now() - (10 - index) * 3_600_000)
    utimesSync(join(folder, name), hoursAgo, hoursAgo)
  }
  await cache.read('a')
  await expect.poll(() => usedLast()).toBe('a')
  await cache.write('d', Buffer.alloc(268))
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd'])
})

test('sweeps what an earlier process left above the limit', async () => {
  for (const name of ['a', 'b', 'c.draft']) writeFileSync(join(folder, name), Buffer.alloc(900))
  await open(1000).cache.write('d', Buffer.alloc(10))
  expect(readdirSync(folder)).toEqual(['d'])
})

test.for([
  ['nothing', ''],
  ['rubbish', 'sampah'],
  ['zeros', Buffer.alloc(1000)],
] as const)('treats a file of %s as missing, and writes it again', async ([, rubbish]) => {
  const { cache } = open()
  writeFileSync(join(folder, 'a'), rubbish)
  expect(await cache.read('a')).toBeNull()
  expect(cache.readSync('a')).toBeNull()
  await cache.write('a', Buffer.from('satu'))
  expect((await cache.read('a'))?.toString()).toBe('satu')
})

test('leaves nothing half-written behind', async () => {
  const { cache } = open()
  await Promise.all([1, 2, 3].map((value) => cache.write('a', Buffer.alloc(10, value))))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('works without a folder that it cannot write, and reports it once', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { cache, failures } = open(1000, file)
  await cache.write('a', Buffer.from('satu'))
  await cache.write('b', Buffer.from('dua'))
  expect(await cache.read('a')).toBeNull()
  expect(failures).toHaveLength(1)
})

test('removes what is being written or waits for it', async () => {
  const { cache } = open(1_000_000, join(folder, 'busy'))
  const bytes = Buffer.alloc(20_000)
  for (let round = 0; round < 1000; round++) {
    void cache.write('a', bytes)
    for (let step = 0; step < round % 40; step++) await setImmediate()
    cache.clear()
  }
  await cache.write('b', bytes)
  expect(await cache.read('a')).toBeNull()
  expect(await cache.read('b')).not.toBeNull()
})

test('removes a file after the write that came before', async () => {
  const { cache } = open()
  void cache.write('a', Buffer.from('satu'))
  cache.remove('a')
  await cache.write('b', Buffer.from('dua'))
  expect(readdirSync(folder)).toEqual(['b'])
})

test('stores no file that is larger than the limit of all files', async () => {
  const { cache } = open(1000)
  await cache.write('a', Buffer.alloc(10))
  await cache.write('b', Buffer.alloc(1001))
  expect(readdirSync(folder)).toEqual(['a'])
})

function usedLast() {
  const files = readdirSync(folder).map((name) => ({
    name,
    at: statSync(join(folder, name)).mtimeMs,
  }))
  return files.toSorted((a, b) => b.at - a.at)[0]?.name
}
