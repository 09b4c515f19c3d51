import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'

/**
 * Deletes what belonged to deleted messages, in the same transaction: the database has emptied the reference by then,
 * however the message was deleted.
 */
export async function deleteOrphans(req: Transaction): Promise<void> {
  await runSql(req, sql`DELETE FROM message_replies WHERE message_id IS NULL`)
  await runSql(req, sql`DELETE FROM message_history WHERE message_id IS NULL`)
}
