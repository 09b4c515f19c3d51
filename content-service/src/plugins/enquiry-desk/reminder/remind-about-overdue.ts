import type { Payload } from 'payload'
import { unansweredStages } from '../../../collections/enquiries/stages.ts'
import { runSql, sql } from '../../../platform/database/sql.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { servicesOf } from '../../../platform/services/services.ts'
import { recordHistory } from '../history/record-history.ts'

/** The upper limit per run; the remainder follows a minute later. */
const atOnce = 20

/**
 * The maximum age of a message for a reminder: an older one helps nobody, and the first start of this version would send
 * one for each.
 */
const oldestMs = 7 * 86_400_000

/**
 * Queues one reminder for each message whose promised time has passed: it is marked and queued in one transaction. Without
 * a mail server or a recipient it stays unmarked.
 *
 * @param nowMs the present time
 */
export async function remindAboutOverdue(payload: Payload, nowMs = Date.now()): Promise<void> {
  const { contactNotifyTo, smtpUrl } = servicesOf(payload).environment
  if (smtpUrl === null) return
  const now = new Date(nowMs).toISOString()
  const oldest = new Date(nowMs - oldestMs).toISOString()
  const hasReader = contactNotifyTo.length === 0 ? sql`AND assigned_to_id IS NOT NULL` : sql``
  await inTransaction(payload, async (req) => {
    // The outer statement checks the condition again in case another copy has just marked the same rows.
    const rows = await runSql(
      req,
      sql`UPDATE messages SET reminded_at = ${now}
          WHERE reminded_at IS NULL AND id IN
            (SELECT id FROM messages
             WHERE reminded_at IS NULL AND first_answered_at IS NULL
               AND status IN ${unansweredStages}
               AND answer_by < ${now} AND answer_by > ${oldest} ${hasReader}
             ORDER BY id LIMIT ${atOnce})
          RETURNING id`,
    )
    for (const { id } of rows) {
      const message = Number(id)
      await payload.jobs.queue({ task: 'remind-of-message', input: { message }, req })
      await recordHistory(req, message, { event: 'reminded' })
    }
  })
}
