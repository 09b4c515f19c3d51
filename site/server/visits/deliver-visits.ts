import { randomUUID } from 'node:crypto'
import { jakartaDay, type VisitBatch, visitLimits } from '@niaga/contract/visits'
import type { Logger } from 'pino'
import type { SendVisits } from './send-visits.ts'
import type { VisitCounts } from './visit-counts.ts'

/** Counts that could not be sent within a week are dropped, because the host accepts nothing older. */
const keepDays = 7
const dayMs = 86_400_000

export type DeliveryOptions = {
  counts: Pick<VisitCounts, 'take'>
  send: SendVisits
  /** Interval of sending, in milliseconds. */
  everyMs: number
  log: Logger
  now?: () => number
}

/**
 * Sends the counts periodically. A batch with an unknown outcome keeps its id until the host has confirmed it; new counts
 * wait meanwhile.
 */
export function createDelivery({ counts, send, everyMs, log, now = Date.now }: DeliveryOptions) {
  let waiting: VisitBatch[] = []
  let running: Promise<boolean> | null = null
  let isFailing = false
  let isUnknown = false
  const timer = setInterval(() => void deliver(), everyMs)
  timer.unref()

  /** @returns whether all pending counts have been sent */
  function deliver(): Promise<boolean> {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  async function run(): Promise<boolean> {
    const oldest = jakartaDay(now() - keepDays * dayMs)
    if (waiting.length === 0) waiting = toBatches(counts.take(oldest))
    waiting = waiting.filter(({ visits }) => visits.every(({ day }) => day >= oldest))
    while (waiting[0] && !isUnknown) {
      const { result, cause } = await send(waiting[0])
      if (result === 'failed') {
        if (!isFailing) log.warn({ cause }, 'Visit counts not sent; retrying later')
        isFailing = true
        return false
      }
      isFailing = false
      if (result === 'unknown') {
        isUnknown = true
        clearInterval(timer)
        log.info({ cause }, 'The content host does not accept visit counts')
      }
      if (result === 'rejected') log.warn({ cause }, 'Visit counts were rejected')
      waiting.shift()
    }
    return true
  }

  return {
    deliver,
    /** Sends the remaining counts once, before a stop. */
    async finish(): Promise<void> {
      clearInterval(timer)
      // The first call only sends a pending batch, if there is one.
      if (await deliver()) await deliver()
    },
    /** Whether the host has reported that it does not count visits. */
    isUnknown: () => isUnknown,
    close: () => clearInterval(timer),
  }
}

function toBatches(visits: VisitBatch['visits']): VisitBatch[] {
  const { rows } = visitLimits
  return Array.from({ length: Math.ceil(visits.length / rows) }, (_, index) => ({
    batch: randomUUID(),
    visits: visits.slice(index * rows, (index + 1) * rows),
  }))
}
