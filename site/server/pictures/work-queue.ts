/** Said to whoever comes while the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

export type WorkQueue = ReturnType<typeof createWorkQueue>

/**
 * Runs tasks a few at a time, in the order they came.
 *
 * @param parallel how many run at once
 * @param waiting how many may wait
 */
export function createWorkQueue({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queue: (() => void)[] = []
  let running = 0

  /** Runs a task in its turn; rejects with {@link QueueFullError} at once when no place to wait is left. */
  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= parallel) {
      if (queue.length >= waiting) throw new QueueFullError()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = queue.shift()
      // The place goes straight to who waits, so nobody slips in between.
      if (next) next()
      else running -= 1
    }
  }

  return { run, load: () => ({ running, waiting: queue.length }) }
}
