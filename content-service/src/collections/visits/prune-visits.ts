import { jakartaDay } from '@niaga/contract/visits'
import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

/** Allows a comparison with the same month of the previous year; France’s authority permits web analytics no longer. */
const keepMonths = 25

/** Longer than a site retries a batch. */
const keepBatchesDays = 9
const dayMs = 86_400_000

/** Deletes sums and batches that are too old. */
export async function pruneVisits(payload: Payload, nowMs = Date.now()): Promise<void> {
  const oldest = new Date(`${jakartaDay(nowMs)}T00:00:00Z`)
  oldest.setUTCMonth(oldest.getUTCMonth() - keepMonths)
  const oldestBatch = jakartaDay(nowMs - keepBatchesDays * dayMs)
  await inTransaction(payload, async (req) => {
    await runSql(req, sql`DELETE FROM visits WHERE day < ${oldest.toISOString().slice(0, 10)}`)
    await runSql(req, sql`DELETE FROM visit_batches WHERE day < ${oldestBatch}`)
  })
}
