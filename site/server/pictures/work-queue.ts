/** For a task that comes while the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

export type WorkQueue = ReturnType<typeof createWorkQueue>

/**
 * Runs tasks a few at a time. Those who wait are served one after the other, each in the order of its own tasks: who
 * asks for much waits for itself and not everyone else for it.
 *
 * @param parallel how many run at once
 * @param waiting how many may wait; half of them for one owner
 */
export function createWorkQueue({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queues = new Map<string | null, (() => void)[]>()
  let running = 0
  let queued = 0

  /**
   * Runs a task after those before it; rejects with {@link QueueFullError} at once when the queue is full.
   *
   * @param owner for whom it runs; `null` is nobody in particular and may have every place
   */
  async function run<Result>(
    task: () => Promise<Result>,
    owner: string | null = null,
  ): Promise<Result> {
    if (running >= parallel) await wait(owner)
    else running += 1
    try {
      return await task()
    } finally {
      // The place goes straight to who waits, so nobody slips in between.
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }

  function wait(owner: string | null): Promise<void> {
    const own = queues.get(owner) ?? []
    const share = owner === null ? waiting : waiting / 2
    if (queued >= waiting || own.length >= share) throw new QueueFullError()
    queued += 1
    return new Promise((resolve) => queues.set(owner, [...own, resolve]))
  }

  function takeNext(): (() => void) | undefined {
    const [first] = queues
    if (!first) return undefined
    const [owner, [next, ...others]] = first
    queued -= 1
    queues.delete(owner)
    // Behind all who wait now.
    if (others.length > 0) queues.set(owner, others)
    return next
  }

  return { run, load: () => ({ running, waiting: queued }) }
}
