import { expect, test } from 'vitest'
import { type AddOwed, createExchangedLimit } from './exchanged-limit.ts'
import { minuteMs } from './visitor-limit.ts'

/** Copies that count 10 turns a minute, by one clock; `told` is what went from one to the others. */
function together(answer?: AddOwed) {
  let at = 1_000_000
  const full = new Map<string, number>()
  const told: [visitor: string, ms: number][] = []
  const addOwed: AddOwed = async (visitor, ms) => {
    told.push([visitor, ms])
    if (answer) return answer(visitor, ms)
    const owed = Math.min(Math.max((full.get(visitor) ?? at) - at, 0) + ms, minuteMs)
    full.set(visitor, at + owed)
    return owed
  }
  return {
    told,
    copy: () => createExchangedLimit(10, addOwed, () => at),
    pass: (ms: number) => {
      at += ms
    },
  }
}

/** How many turns a visitor gets who tries so often. */
function turns(take: (visitor: string) => number | null, visitor: string, tries: number) {
  return Array.from({ length: tries }, () => take(visitor)).filter((waitS) => waitS === null).length
}

test('counts the turns of all copies after an exchange', async () => {
  const { copy } = together()
  const [first, second] = [copy(), copy()]
  expect([turns(first.take, 'a', 5), turns(second.take, 'a', 3)]).toEqual([5, 3])
  await first.exchange()
  await second.exchange()
  expect(turns(second.take, 'a', 10)).toBe(2)
  expect(turns(second.take, 'b', 20)).toBe(10)
})

test('gives turns back as one limit does, and keeps nobody longer than a minute', async () => {
  const { copy, pass } = together()
  const all = [copy(), copy(), copy()]
  for (const { take } of all) expect(turns(take, 'a', 20)).toBe(10)
  for (const { exchange } of all) await exchange()
  for (const { take } of all) expect(take('a')).toBe(6)
  pass(6000)
  for (const { take } of all) expect([take('a'), take('a')]).toEqual([null, 6])
  pass(minuteMs)
  for (const { exchange } of all) await exchange()
  for (const { take } of all) expect(turns(take, 'a', 20)).toBe(10)
})

test('counts no turn twice', async () => {
  const { copy, told } = together()
  const { take, exchange } = copy()
  turns(take, 'a', 3)
  for (let round = 0; round < 5; round += 1) await exchange()
  turns(take, 'a', 1)
  await exchange()
  expect(told).toEqual([
    ['a', 18_000],
    ['a', 6000],
  ])
})

test('tells nobody of who asked for little', async () => {
  const { take, exchange } = createExchangedLimit(100, async () => expect.unreachable('was told'))
  turns(take, 'a', 9)
  await exchange()
})

test('tells of a bounded number at once, and of the others the next time', async () => {
  const { copy, told } = together()
  const { take, exchange } = copy()
  for (let visitor = 0; visitor < 400; visitor += 1) take(`visitor ${visitor}`)
  await exchange()
  expect(told).toHaveLength(300)
  await exchange()
  expect(new Set(told.map(([visitor]) => visitor)).size).toBe(400)
})

test('counts alone while nothing is heard, and says nothing twice', async () => {
  const { copy, told } = together(async () => null)
  const { take, exchange } = copy()
  expect(turns(take, 'a', 20)).toBe(10)
  await exchange()
  await exchange()
  expect(told).toEqual([['a', 60_000]])
  expect(take('a')).toBe(6)
})
