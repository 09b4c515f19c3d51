import { runSql, sql, type Transaction } from '../../platform/database/sql.ts'

/**
 * Deletes records that belonged to deleted messages, in the same transaction: the database has already emptied the
 * reference, however the message was deleted.
 */
export async function deleteOrphans(req: Transaction): Promise<void> {
  await runSql(req, sql`DELETE FROM message_replies WHERE message_id IS NULL`)
  await runSql(req, sql`DELETE FROM message_history WHERE message_id IS NULL`)
}
