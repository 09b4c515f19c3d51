import { setImmediate as nextTick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('lets one in at a time, in the order of asking', async () => {
  const takeTurn = turns()
  const entered: number[] = []
  const all = [1, 2, 3].map(async (number) => {
    const release = await takeTurn()
    entered.push(number)
    await nextTick()
    expect(entered.at(-1)).toBe(number)
    release()
  })
  await Promise.all(all)
  expect(entered).toEqual([1, 2, 3])
})

test('waits no longer than the limit, and lets the next one in', async () => {
  const takeTurn = turns(20)
  const release = await takeTurn()
  await expect(takeTurn()).rejects.toThrow('The database was busy for 20 ms.')
  const third = takeTurn()
  release()
  await expect(third).resolves.toBeTypeOf('function')
})
