import { createLocalReq, type Payload } from 'payload'
import { runSql, sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteOrphans } from '../enquiry-desk/delete-orphans.ts'

const dayMs = 86_400_000

/** Takes some milliseconds, so no other change waits long. */
const messagesAtOnce = 200

/** The upper limit per run, 20,000; the remainder is deleted an hour later. */
const maxBatches = 100

type Limits = { keepDays: number; atOnce?: number; batches?: number }

/** Deletes messages that were received too long ago, and records their number. */
export async function deleteOldMessages(
  payload: Payload,
  { keepDays, atOnce = messagesAtOnce, batches = maxBatches }: Limits,
  nowMs = Date.now(),
): Promise<void> {
  const oldest = new Date(nowMs - keepDays * dayMs).toISOString()
  let deleted = 0
  try {
    for (let batch = 0; batch < batches; batch += 1) {
      const count = await deleteBatch(payload, oldest, atOnce)
      deleted += count
      if (count < atOnce) return
    }
  } finally {
    if (deleted > 0) await recordDeletion(payload, deleted)
  }
}

/** @returns the number of deleted messages; their files and other belongings are deleted with them */
async function deleteBatch(payload: Payload, oldest: string, atOnce: number): Promise<number> {
  return inTransaction(payload, async (req) => {
    const rows = await runSql(
      req,
      sql`DELETE FROM messages WHERE id IN
          (SELECT id FROM messages WHERE received_at < ${oldest} ORDER BY id LIMIT ${atOnce})
          RETURNING id`,
    )
    await deleteOrphans(req)
    return rows.length
  })
}

async function recordDeletion(payload: Payload, count: number): Promise<void> {
  const req = await createLocalReq({}, payload)
  await recordEvent(req, 'messages-expired', {
    subject: { collection: 'messages', title: `${count}` },
  })
}
