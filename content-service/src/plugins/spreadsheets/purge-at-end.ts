import type { Payload } from 'payload'
import { inTransaction } from '../../platform/database/transaction.ts'
import { announce } from '../publishing/publish-hooks.ts'

/** An import whose browser was closed ends after this long without another row. */
const idleMs = 15_000

const waiting = new WeakMap<Payload, NodeJS.Timeout>()

/** After a change whose purge was postponed: it is sent with the end of the import, or when that does not come. */
export function noteChange(payload: Payload): void {
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
