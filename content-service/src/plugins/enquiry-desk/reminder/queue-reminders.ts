import type { Payload } from 'payload'
import { unansweredStages } from '../../../collections/enquiries/stages.ts'
import { endOfDay } from '../../../collections/terms/jakarta-day.ts'
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
 * Queues one reminder for each message whose promised time has passed or whose own reminder is due: it is marked and queued
 * in one transaction. Without a mail server or a recipient it stays unmarked.
 *
 * @param nowMs the present time
 */
export async function queueReminders(payload: Payload, nowMs = Date.now()): Promise<void> {
  const { contactNotifyTo, smtpUrl } = servicesOf(payload).environment
  if (smtpUrl === null) return
  const now = new Date(nowMs).toISOString()
  const oldest = new Date(nowMs - oldestMs).toISOString()
  const hasReader = contactNotifyTo.length === 0 ? sql`AND assigned_to_id IS NOT NULL` : sql``
  const isOverdue = sql`first_answered_at IS NULL AND status IN ${unansweredStages}
    AND answer_by < ${now} AND answer_by > ${oldest} ${hasReader}`
  const isFollowedUp = sql`assigned_to_id IS NOT NULL
    AND follow_up_on <= ${endOfDay(new Date(nowMs))} AND follow_up_on > ${oldest}`
  await queueWhere(payload, isOverdue, { marked: sql`reminded_at`, now, isFollowUp: false })
  await queueWhere(payload, isFollowedUp, {
    marked: sql`follow_up_mailed_at`,
    now,
    isFollowUp: true,
  })
}

type Mark = { marked: ReturnType<typeof sql>; now: string; isFollowUp: boolean }

function queueWhere(payload: Payload, isDue: Mark['marked'], { marked, now, isFollowUp }: Mark) {
  return inTransaction(payload, async (req) => {
    // The outer statement checks the condition again in case another copy has just marked the same rows.
    const rows = await runSql(
      req,
      sql`UPDATE messages SET ${marked} = ${now}
          WHERE ${marked} IS NULL AND id IN
            (SELECT id FROM messages WHERE ${marked} IS NULL AND ${isDue}
             ORDER BY id LIMIT ${atOnce})
          RETURNING id`,
    )
    for (const { id } of rows) {
      const message = Number(id)
      await payload.jobs.queue({ task: 'remind-of-message', input: { message, isFollowUp }, req })
      await recordHistory(req, message, { event: 'reminded' })
    }
  })
}
