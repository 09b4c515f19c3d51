import type { Config, Payload } from 'payload'

/** Work that recurs in the copy of the service that runs the jobs. */
export type RecurringTask = {
  /** The shortest time between two runs. */
  everyMs: number
  run: (payload: Payload) => Promise<void>
}

export const hourMs = 3_600_000

/** Adds recurring work to the `custom` of a config; tasks that are due at the same time run in this order. */
export function withRecurring(custom: Config['custom'], ...tasks: RecurringTask[]) {
  return { ...custom, recurring: [...(custom?.recurring ?? []), ...tasks] }
}

/** Returns a function that runs the due work of a service, each piece apart: one failure does not stop the others. */
export function createRecurring(payload: Payload, logError: (error: unknown) => void) {
  const tasks: RecurringTask[] = payload.config.custom.recurring ?? []
  const dueAtMs = new Map<RecurringTask, number>()
  return async (): Promise<void> => {
    for (const task of tasks) {
      if (Date.now() < (dueAtMs.get(task) ?? 0)) continue
      dueAtMs.set(task, Date.now() + task.everyMs)
      await task.run(payload).catch(logError)
    }
  }
}
