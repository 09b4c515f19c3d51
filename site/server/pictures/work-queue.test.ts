import { expect, test } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { promise, open: resolve }
}

test('runs a few at a time, in the order they came', async () => {
  const { run, load } = createWorkQueue({ parallel: 2, waiting: 10 })
  const gates = [gate(), gate(), gate()]
  const starts: number[] = []
  const tasks = gates.map(({ promise }, index) =>
    run(async () => {
      starts.push(index)
      await promise
      return index
    }),
  )
  await Promise.resolve()
  expect(starts).toEqual([0, 1])
  expect(load()).toEqual({ running: 2, waiting: 1 })
  gates[1]?.open()
  await tasks[1]
  expect(starts).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all(tasks)).toEqual([0, 1, 2])
  expect(load()).toEqual({ running: 0, waiting: 0 })
})

test('rejects a task at once while it is full, and accepts one when there is room', async () => {
  const { run } = createWorkQueue({ parallel: 1, waiting: 1 })
  const { promise, open } = gate()
  const tasks = [run(() => promise), run(() => promise)]
  await expect(run(() => promise)).rejects.toThrow(QueueFullError)
  open()
  await Promise.all(tasks)
  expect(await run(async () => 'done')).toBe('done')
})

test('continues after a task that fails', async () => {
  const { run } = createWorkQueue({ parallel: 1, waiting: 1 })
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('alternates between the owners of waiting tasks, however many one of them has', async () => {
  const { run } = createWorkQueue({ parallel: 1, waiting: 10 })
  const first = gate()
  const finished: string[] = []
  const tasks = [run(() => first.promise)]
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) {
    tasks.push(run(async () => void finished.push(name), name.slice(0, 1)))
  }
  first.open()
  await Promise.all(tasks)
  expect(finished).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('leaves half of the places to others', async () => {
  const { run, load } = createWorkQueue({ parallel: 1, waiting: 4 })
  const first = gate()
  const tasks = [run(() => first.promise), run(async () => {}, 'a'), run(async () => {}, 'a')]
  await expect(run(async () => {}, 'a')).rejects.toThrow(QueueFullError)
  tasks.push(
    run(async () => {}, 'b'),
    run(async () => {}),
  )
  await expect(run(async () => {})).rejects.toThrow(QueueFullError)
  first.open()
  await Promise.all(tasks)
  expect(load()).toEqual({ running: 0, waiting: 0 })
})
