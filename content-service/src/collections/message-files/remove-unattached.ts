import type { CollectionAfterDeleteHook, Payload, TaskConfig } from 'payload'
import { retriedFor } from '../../platform/jobs/retries.ts'
import { fileStore } from './file-store.ts'

/** Far longer than it takes to receive and store a message. */
const pendingMs = 3_600_000
const filesAtOnce = 50
/** The upper limit per run; the remainder is deleted an hour later. */
const maxBatches = 100

/**
 * Deletes files without a message: their message was deleted, or never stored. The content is deleted first: after a
 * failure the record remains for another attempt.
 */
export async function removeUnattached(payload: Payload, nowMs = Date.now()): Promise<void> {
  const store = fileStore(payload)
  const abandonedBefore = new Date(nowMs - pendingMs).toISOString()
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { docs } = await payload.find({
      collection: 'message-files',
      where: {
        and: [
          { message: { exists: false } },
          {
            or: [{ isAttached: { equals: true } }, { createdAt: { less_than: abandonedBefore } }],
          },
        ],
      },
      limit: filesAtOnce,
      pagination: false,
      depth: 0,
    })
    for (const { id, storedName } of docs) {
      await store.remove(storedName)
      await payload.delete({ collection: 'message-files', id })
    }
    if (docs.length < filesAtOnce) return
  }
}

export const removeFilesSoon: CollectionAfterDeleteHook = async ({ req }) => {
  await req.payload.jobs.queue({ task: 'remove-files', input: {}, req })
}

/** Queued with the deletion of a message: its files are deleted soon after. */
export const removeFiles: TaskConfig<'remove-files'> = {
  slug: 'remove-files',
  ...retriedFor(6),
  handler: async ({ req: { payload } }) => {
    await removeUnattached(payload)
    return { output: {} }
  },
}
