import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createMutex } from './mutex.ts'

test('admits one at a time, in the order of requests', async () => {
  const lock = createMutex()
  const entered: number[] = []
  const all = [1, 2, 3].map(async (number) => {
    const release = await lock()
    entered.push(number)
    await nextTick()
    expect(entered.at(-1)).toBe(number)
    release()
  })
  await Promise.all(all)
  expect(entered).toEqual([1, 2, 3])
})

test('waits no longer than the limit, and admits the next one', async () => {
  const lock = createMutex(20)
  const release = await lock()
  await expect(lock()).rejects.toThrow('The database was busy for 20 ms.')
  const third = lock()
  release()
  await expect(third).resolves.toBeTypeOf('function')
})
