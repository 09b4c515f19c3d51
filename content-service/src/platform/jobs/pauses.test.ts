import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

const { signal: never } = new AbortController()

test('pauses are a second long, and short for a while after a job that somebody waits for', async () => {
  const waited: number[] = []
  const pauses = createPauses(async (milliseconds) => void waited.push(milliseconds))
  await pauses.next(never)
  pauses.wake()
  for (let index = 0; index < 6; index += 1) await pauses.next(never)
  expect(waited).toEqual([1000, 20, 50, 100, 200, 400, 1000])
})

test('waking ends the pause that is under way, and so does stopping', async () => {
  const untilAborted = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const pauses = createPauses(untilAborted)
  const woken = pauses.next(never)
  pauses.wake()
  await expect(woken).resolves.toBeUndefined()

  const stopping = new AbortController()
  const stopped = pauses.next(stopping.signal)
  stopping.abort()
  await expect(stopped).resolves.toBeUndefined()
})
