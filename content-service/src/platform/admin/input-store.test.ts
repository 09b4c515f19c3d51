import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { inputPlace, readInput, removeInput, removeInputs, storeInput } from './input-store.ts'

const dayMs = 24 * 3_600_000
const report = vi.fn()
const place = (id: number, account = 1) => inputPlace(account, 'pages', id, 'id')

// Files share a process: without it, no timer of the next one would end.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

beforeEach(() => {
  vi.useFakeTimers()
  const storage = Object.create({
    getItem: (name: string): string | null => storage[name] ?? null,
    setItem: (name: string, text: string): void => void Object.assign(storage, { [name]: text }),
    removeItem: (name: string): void => void delete storage[name],
  })
  vi.stubGlobal('localStorage', storage)
})

test('keeps the newest thirty inputs and three million characters, for fourteen days', () => {
  storeInMoments(31, {})
  expect([0, 1, 30].map((id) => readInput(place(id)))).toMatchObject([null, {}, {}])
  storeInMoments(9, { text: 'x'.repeat(390_000) })
  expect(Object.keys(localStorage)).toHaveLength(7)
  vi.advanceTimersByTime(14 * dayMs)
  expect(readInput(place(8))).toBeNull()
  storeInput(place(9), {}, report)
  expect(Object.keys(localStorage)).toEqual([place(9)])
  expect(report).not.toHaveBeenCalled()
})

test('removes one input, or all of an account and none of another', () => {
  for (const each of [place(1), place(2), place(1, 11)]) storeInput(each, {}, report)
  removeInput(place(1))
  expect(Object.keys(localStorage)).toEqual([place(2), place(1, 11)])
  removeInputs(1)
  expect(Object.keys(localStorage)).toEqual([place(1, 11)])
})

test('reports once that nothing is stored, and breaks nothing', () => {
  storeInput(place(1), { text: 'x'.repeat(400_000) }, report)
  localStorage.setItem(place(1), '{')
  expect(readInput(place(1))).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  storeInput(place(1), {}, report)
  removeInputs(1)
  expect(readInput(place(1))).toBeNull()
  expect(report).toHaveBeenCalledTimes(1)
})

function storeInMoments(count: number, input: object) {
  for (let id = 0; id < count; id += 1) {
    vi.advanceTimersByTime(1)
    storeInput(place(id), input, report)
  }
}
