import type { Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'

const dayMs = 86_400_000

/** About 20 MB. Every failed sign-in adds an entry: a year of them must not fill the disk. */
const maxAuditEntries = 100_000

/** Deletes entries that are too old, and the oldest ones beyond the maximum. */
export async function pruneAuditLog(
  payload: Payload,
  { keepDays, maxEntries = maxAuditEntries }: { keepDays: number; maxEntries?: number },
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
