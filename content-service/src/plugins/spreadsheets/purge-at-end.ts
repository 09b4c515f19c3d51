import type { Payload } from 'payload'
import { inTransaction } from '../../platform/database/transaction.ts'
import { announce } from '../publishing/publish-hooks.ts'

/** After this time without another row, an import whose browser was closed ends. */
const idleMs = 15_000

const waiting = new WeakMap<Payload, NodeJS.Timeout>()

/** Records a change with a postponed purge, which is sent at the end of the import, or after a timeout. */
export function recordChange(payload: Payload): void {
  clearTimeout(waiting.get(payload))
  const timer = setTimeout(() => {
    endChanges(payload).catch((err: unknown) => {
      payload.logger.error({ err }, 'The sites could not be notified of an import')
    })
  }, idleMs)
  timer.unref()
  waiting.set(payload, timer)
}

/** Notifies the sites of all changes so far. */
export async function endChanges(payload: Payload): Promise<void> {
  clearTimeout(waiting.get(payload))
  waiting.delete(payload)
  await inTransaction(payload, announce)
}
