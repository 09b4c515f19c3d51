import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptLog } from '../../testing/log.ts'
import { createPictureStore } from './picture-store.ts'

let folder: string
let removeFolder: () => Promise<void>

beforeEach(() => {
  const made = temporaryFolder()
  folder = made.path
  removeFolder = made.remove
})

afterEach(() => removeFolder())

function open(maxBytes = 1000, at = folder) {
  const { log, lines } = keptLog()
  return { store: createPictureStore({ folder: at, maxBytes, log }), lines }
}

test('gives back what was kept, also to another process', async () => {
  await open().store.write('a', Buffer.from('satu'))
  const { store } = open()
  expect((await store.read('a'))?.toString()).toBe('satu')
  expect(store.readNow('a')?.toString()).toBe('satu')
  expect(await store.read('b')).toBeNull()
  expect(store.readNow('b')).toBeNull()
})

test('stays below its limit, and lets go of the longest unused first', async () => {
  const { store } = open(1000)
  // 300 bytes each, with their digest.
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await store.write(name, Buffer.alloc(268))
    const hoursAgo = new Date(Date.now() - (10 - index) * 3_600_000)
    utimesSync(join(folder, name), hoursAgo, hoursAgo)
  }
  await store.read('a')
  await expect.poll(() => usedLast()).toBe('a')
  await store.write('d', Buffer.alloc(268))
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c', 'd'])
})

test('sweeps what an earlier process left above the limit', async () => {
  for (const name of ['a', 'b', 'c.draft']) writeFileSync(join(folder, name), Buffer.alloc(900))
  await open(1000).store.write('d', Buffer.alloc(10))
  expect(readdirSync(folder)).toEqual(['d'])
})

test.for([
  ['nothing', ''],
  ['rubbish', 'sampah'],
  ['zeros', Buffer.alloc(1000)],
] as const)('takes a file of %s for none, and writes it anew', async ([, rubbish]) => {
  const { store } = open()
  writeFileSync(join(folder, 'a'), rubbish)
  expect(await store.read('a')).toBeNull()
  expect(store.readNow('a')).toBeNull()
  await store.write('a', Buffer.from('satu'))
  expect((await store.read('a'))?.toString()).toBe('satu')
})

test('leaves nothing half-written behind', async () => {
  const { store } = open()
  await Promise.all([1, 2, 3].map((value) => store.write('a', Buffer.alloc(10, value))))
  expect(readdirSync(folder)).toEqual(['a'])
})

test('goes without a folder it cannot write, and says so once', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { store, lines } = open(1000, file)
  await store.write('a', Buffer.from('satu'))
  await store.write('b', Buffer.from('dua'))
  expect(await store.read('a')).toBeNull()
  expect(lines.map(({ msg }) => msg)).toEqual(['Resized pictures cannot be kept'])
})

function usedLast() {
  const files = readdirSync(folder).map((name) => ({
    name,
    at: statSync(join(folder, name)).mtimeMs,
  }))
  return files.toSorted((a, b) => b.at - a.at)[0]?.name
}
