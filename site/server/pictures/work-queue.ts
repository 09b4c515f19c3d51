/** Rejects a task that arrives while the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('too much work is waiting')
  }
}

export type WorkQueue = ReturnType<typeof createWorkQueue>

/**
 * Runs a few tasks at a time. The owners of waiting tasks alternate, so an owner with many tasks only delays itself.
 *
 * @param parallel how many run at once
 * @param waiting how many may wait; half of them for one owner
 */
export function createWorkQueue({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queues = new Map<string | null, (() => void)[]>()
  let running = 0
  let queued = 0

  /**
   * Runs a task after those before it; rejects with {@link QueueFullError} at once if the queue is full.
   *
   * @param owner for whom it runs; `null` if there is no particular owner, which may use every place
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
      // The place goes directly to a waiting task, before any new one.
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }

  function wait(owner: string | null): Promise<void> {
    const queue = queues.get(owner) ?? []
    const share = owner === null ? waiting : waiting / 2
    if (queued >= waiting || queue.length >= share) throw new QueueFullError()
    queued += 1
    return new Promise((resolve) => queues.set(owner, [...queue, resolve]))
  }

  function takeNext(): (() => void) | undefined {
    const [first] = queues
    if (!first) return undefined
    const [owner, [next, ...others]] = first
    queued -= 1
    queues.delete(owner)
    // Comes after all other owners.
    if (others.length > 0) queues.set(owner, others)
    return next
  }

  return { run, load: () => ({ running, waiting: queued }) }
}
