import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

const dayMs = 86_400_000

/** Whoever fails to sign in writes an entry: a year of them must not fill the disk. About 20 MB. */
const mostEntries = 100_000

/** Deletes what is older than the log keeps, and the oldest of more than it holds. */
export async function pruneAuditLog(
  payload: Payload,
  { keepDays, maxEntries = mostEntries }: { keepDays: number; maxEntries?: number },
  nowMs = Date.now(),
): Promise<void> {
  const oldest = new Date(nowMs - keepDays * dayMs).toISOString()
  await inTransaction(payload, async (req) => {
    await runSql(req, sql`DELETE FROM audit_log WHERE happened_at < ${oldest}`)
    await runSql(
      req,
      sql`DELETE FROM audit_log WHERE id <=
          (SELECT id FROM audit_log ORDER BY id DESC LIMIT 1 OFFSET ${maxEntries})`,
    )
  })
}
